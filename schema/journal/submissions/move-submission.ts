import type { Tx } from "#prisma/client.ts";
import type { Prisma, Submission } from "#prisma/generated/client.ts";
import type { SubmissionState } from "#prisma/generated/enums.ts";
import { DomainError } from "#schema/errors.ts";
import { isSubmissionOver, maySubmissionMove } from "#schema/validation/journal/submission-state.ts";
import { eraseNames } from "./erase-authors.ts";
import { dropUnpaidFees, raiseFee } from "./raise-fee.ts";

interface Move {
  readonly id: number;
  readonly from: SubmissionState;
  readonly to: SubmissionState;
  /** Null: time does it. */
  readonly actorId: number | null;
  /** Until when the next step is to be done; null: nobody is asked to. */
  readonly dueAt?: Date | null;
  readonly reason?: string | null;
  /** What changes beside the state. */
  readonly data?: Prisma.SubmissionUncheckedUpdateManyInput;
}

/** Locks a manuscript until the transaction ends; null when there is none. */
export async function lockSubmission(tx: Tx, id: number): Promise<Submission | null> {
  await tx.$queryRaw`SELECT id FROM submissions WHERE id = ${id} FOR UPDATE`;
  return await tx.submission.findUnique({ where: { id } });
}

/**
 * Moves a manuscript that is locked and writes the move down. What follows from it about money happens here:
 * acceptance asks for the fee of publication, the end for nothing more; and of what will not be printed
 * erased authors go wholly.
 * @throws DomainError MOVE_REFUSED when there is no way between the states, or it is not in `from` any more
 */
export async function moveSubmission(
  tx: Tx,
  { id, from, to, actorId, dueAt = null, reason = null, data = {} }: Move,
  now: Date,
): Promise<Submission> {
  if (!maySubmissionMove(from, to)) throw new DomainError("MOVE_REFUSED");
  const accepted = to === "ACCEPTED" ? { acceptedAt: now } : {};
  const { count } = await tx.submission.updateMany({
    where: { id, state: from },
    data: { ...accepted, ...data, dueAt, state: to, stateAt: now, version: { increment: 1 } },
  });
  if (count === 0) throw new DomainError("MOVE_REFUSED");
  await tx.submissionMove.create({ data: { submissionId: id, from, to, actorId, reason, createdAt: now } });
  const moved = await tx.submission.findUniqueOrThrow({ where: { id } });
  if (to === "ACCEPTED") await raiseFee(tx, moved, "PUBLICATION", { actorId, now });
  if (isSubmissionOver(to) && to !== "PUBLISHED") {
    await dropUnpaidFees(tx, id, { actorId, now });
    await eraseNames(tx, id);
  }
  return moved;
}
