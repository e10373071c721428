import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";
import type { CheckedPresentationReview } from "#schema/validation/programs/presentations.ts";
import { lockCall } from "./lock-call.ts";

interface Saved {
  readonly presentationId: number;
  /** Whose it is: the account, or whose link was opened. */
  readonly reviewer: Prisma.PresentationReviewerWhereInput;
  readonly review: CheckedPresentationReview;
}

/**
 * A reviewer scores what is assigned, or declares a conflict of interests, until it is decided.
 * @throws DomainError NOT_FOUND for what is assigned to somebody else; MOVE_REFUSED once it is decided or withdrawn
 */
export async function saveReview(
  tx: Tx,
  { presentationId, reviewer, review }: Saved,
  now: Date,
): Promise<void> {
  const found = await tx.presentationReview.findFirst({
    where: { presentationId, reviewer },
    include: { presentation: true },
  });
  if (!found) throw new DomainError("NOT_FOUND");
  await lockCall(tx, found.presentation.programId);
  const { state } = await tx.presentation.findUniqueOrThrow({ where: { id: presentationId } });
  if (state !== "SUBMITTED") throw new DomainError("MOVE_REFUSED");
  const { hasConflict } = review;
  const data = hasConflict ? { hasConflict, score: null, comment: review.comment } : review;
  const { reviewerId } = found;
  // Who became an author meanwhile has it no more.
  const { count } = await tx.presentationReview.updateMany({
    where: { presentationId, reviewerId },
    data: { ...data, doneAt: now },
  });
  if (count === 0) throw new DomainError("NOT_FOUND");
}
