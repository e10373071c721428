import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { lockProgram } from "#schema/programs/applications/lock-application.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import type { CheckedCall } from "#schema/validation/programs/presentations.ts";

interface Saved {
  readonly programId: number;
  /** Of the call that was seen; 0: there was none. */
  readonly version: number;
  readonly call: CheckedCall;
}

/**
 * Saves the call of a seminar, with the committee's reviewers. A topic that was chosen is not taken away.
 * @throws DomainError NOT_FOUND for what is no seminar; CONFLICT; VALIDATION at `closesAt` (WINDOW_AFTER_START), `reviewers` (ACCOUNT_UNKNOWN: no
 * account has the address), `topicsKo` (TOO_FEW)
 */
export async function savePresentationCall(
  tx: Tx,
  { programId, version, call: { reviewers, ...call } }: Saved,
  _author: Author,
): Promise<ActionResult> {
  await lockProgram(tx, programId);
  const program = await tx.program.findFirst({ where: { id: programId, kind: "SEMINAR", deletedAt: null } });
  if (!program) throw new DomainError("NOT_FOUND");
  const before = await tx.presentationCall.findUnique({ where: { programId } });
  if ((before?.version ?? 0) !== version) throw new DomainError("CONFLICT");
  if (call.closesAt > program.startsAt) throw validationError({ closesAt: ["WINDOW_AFTER_START"] });
  const chosen = await tx.presentation.aggregate({ where: { programId }, _max: { topic: true } });
  if ((chosen._max.topic ?? -1) >= call.topicsKo.length)
    throw validationError({ topicsKo: ["CHOICE_UNKNOWN"] });
  const keys = [...new Set(reviewers.map((email) => emailKey(email)))];
  const members = await tx.member.findMany({
    where: { emailKey: { in: keys }, status: "ACTIVE" },
    select: { id: true },
  });
  if (members.length < keys.length) throw validationError({ reviewers: ["ACCOUNT_UNKNOWN"] });
  const data = { ...call, version: version + 1 };
  await tx.presentationCall.upsert({ where: { programId }, create: { ...data, programId }, update: data });
  const memberIds = members.map(({ id }) => id);
  await tx.presentationReviewer.deleteMany({ where: { programId, memberId: { notIn: memberIds } } });
  await tx.presentationReviewer.createMany({
    data: memberIds.map((memberId) => ({ programId, memberId })),
    skipDuplicates: true,
  });
  // Anyone who left the committee has nothing left to do; what is done counts.
  await tx.presentationReview.deleteMany({
    where: { doneAt: null, memberId: { notIn: memberIds }, presentation: { programId } },
  });
  const after = {
    opensAt: call.opensAt.toISOString(),
    closesAt: call.closesAt.toISOString(),
    reviewers: memberIds.length,
  };
  return { result: programId, lines: [{ subjectId: programId, after }] };
}
