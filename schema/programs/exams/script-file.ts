// The scan or the recording of a script, which the office uploads and its raters open.

import type { Tx } from "#prisma/client.ts";
import { lockOwnFiles } from "#schema/core/files/lock-files.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { lockProgram } from "#schema/programs/applications/lock-application.ts";
import { scriptFileName } from "#schema/validation/programs/exam-scripts.ts";
import { areVerdictsLocked } from "./release-lock.ts";

interface Attached {
  readonly id: number;
  /** Null: without one. */
  readonly fileId: number | null;
}

/**
 * Puts an uploaded file to a script, in place of an earlier one, under the name of the code: what it was called may name the examinee.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED once the verdicts are locked; VALIDATION FILE_UNKNOWN for a file that somebody else uploaded, of
 * another kind, or of another script
 */
export async function attachScriptFile(
  tx: Tx,
  { id, fileId }: Attached,
  { memberId }: Author,
): Promise<ActionResult> {
  const found = await tx.examScript.findUnique({ where: { id }, include: { paper: true } });
  if (!found) throw new DomainError("NOT_FOUND");
  const { programId } = found.paper;
  await lockProgram(tx, programId);
  if (await areVerdictsLocked(tx, programId)) throw new DomainError("MOVE_REFUSED");
  if (fileId !== null) {
    const isOwn = await lockOwnFiles(tx, [fileId], { kind: "SCRIPT", memberId });
    const isTaken = (await tx.examScript.count({ where: { fileId, id: { not: id } } })) > 0;
    if (!isOwn || isTaken) throw validationError({ fileId: ["FILE_UNKNOWN"] });
    const { name } = await tx.file.findUniqueOrThrow({ where: { id: fileId } });
    await tx.file.update({ where: { id: fileId }, data: { name: scriptFileName(found.code, name) } });
  }
  await tx.examScript.update({ where: { id }, data: { fileId } });
  const line = { subjectId: programId, after: { script: id, file: fileId !== null } };
  return { result: id, lines: [line] };
}
