// The files with which applicants answer a program's own fields: each belongs to its application, and is
// released with its answer.
import type { Tx } from "#prisma/client.ts";
import { lockOwnFiles } from "#schema/core/files/lock-files.ts";
import { validationError } from "#schema/errors.ts";
import { fileIdOf, type OwnAnswers, readOwnFields } from "#schema/validation/programs/own-fields.ts";

interface Answered {
  readonly applicationId: number;
  readonly ownFields: unknown;
  readonly answers: OwnAnswers;
  readonly memberId: number;
}

/**
 * Makes the files of an application those of its answers. One that was there before stays good.
 * @throws DomainError VALIDATION FILE_UNKNOWN at the field, for a file that is no such file of this person's own
 */
export async function saveAnswerFiles(
  tx: Tx,
  { applicationId, ownFields, answers, memberId }: Answered,
): Promise<void> {
  const before = await tx.applicationFile.findMany({ where: { applicationId } });
  const known = new Set(before.map(({ key, fileId }) => `${key} ${fileId}`));
  const rows = readOwnFields(ownFields).flatMap(({ key, type }, index) => {
    const fileId = type === "FILE" ? fileIdOf(answers[key] ?? "") : null;
    return fileId === null ? [] : [{ key, fileId, index }];
  });
  for (const { key, fileId, index } of rows) {
    if (known.has(`${key} ${fileId}`)) continue;
    const isOwn = await lockOwnFiles(tx, [fileId], { kind: "ANSWER", memberId });
    if (!isOwn) throw validationError({ [`ownAnswers.${index}.value`]: ["FILE_UNKNOWN"] });
  }
  if (before.length > 0) await tx.applicationFile.deleteMany({ where: { applicationId } });
  if (rows.length === 0) return;
  await tx.applicationFile.createMany({
    data: rows.map(({ key, fileId }) => ({ applicationId, key, fileId })),
  });
}
