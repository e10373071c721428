import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { lockProgram } from "#schema/programs/applications/lock-application.ts";
import type { CheckedCall } from "#schema/validation/programs/presentations.ts";
import { saveCommittee } from "./save-committee.ts";

interface Saved {
  readonly programId: number;
  /** Of the call that was seen; 0: there was none. */
  readonly version: number;
  readonly call: CheckedCall;
}

/**
 * Saves the call of a seminar, with the committee's reviewers. A topic that was chosen is not taken away.
 * @throws DomainError NOT_FOUND for what is no seminar; CONFLICT; VALIDATION at `closesAt`
 * (WINDOW_AFTER_START), `topicsKo` (CHOICE_UNKNOWN), and as
 * `saveCommittee` does
 */
export async function savePresentationCall(
  tx: Tx,
  { programId, version, call: { reviewers, ...call } }: Saved,
  { now }: Author,
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
  const data = { ...call, version: version + 1 };
  await tx.presentationCall.upsert({ where: { programId }, create: { ...data, programId }, update: data });
  await saveCommittee(tx, { programId, reviewers }, now);
  const after = {
    opensAt: call.opensAt.toISOString(),
    closesAt: call.closesAt.toISOString(),
    reviewers: reviewers.length,
    reviewMode: call.reviewMode,
    isBlind: call.isBlind,
  };
  return { result: programId, lines: [{ subjectId: programId, after }] };
}
