import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { ReviewState } from "#prisma/generated/enums.ts";
import { DomainError } from "#schema/errors.ts";
import { mayReviewMove } from "#schema/validation/journal/review-state.ts";

interface Move {
  readonly id: number;
  readonly from: ReviewState;
  readonly to: ReviewState;
  /** What changes beside the state. */
  readonly data?: Prisma.ReviewUncheckedUpdateManyInput;
}

/**
 * Moves a review.
 * @throws DomainError MOVE_REFUSED when there is no way between the states, or it is not in `from` any more
 */
export async function moveReview(tx: Tx, { id, from, to, data = {} }: Move): Promise<void> {
  if (!mayReviewMove(from, to)) throw new DomainError("MOVE_REFUSED");
  const { count } = await tx.review.updateMany({
    where: { id, state: from },
    data: { ...data, state: to, version: { increment: 1 } },
  });
  if (count === 0) throw new DomainError("MOVE_REFUSED");
}
