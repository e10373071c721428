import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { CheckedPresentationReview } from "#schema/validation/programs/presentations.ts";
import { lockCall } from "./lock-call.ts";

/**
 * A reviewer scores what is assigned, or declares a conflict of interests, until it is decided.
 * @throws DomainError NOT_FOUND for what is assigned to somebody else; MOVE_REFUSED once it is decided or withdrawn
 */
export async function saveReview(
  tx: Tx,
  { presentationId, review }: { readonly presentationId: number; readonly review: CheckedPresentationReview },
  { memberId, now }: Author,
): Promise<void> {
  const mine = { presentationId_memberId: { presentationId, memberId } };
  const found = await tx.presentationReview.findUnique({ where: mine, include: { presentation: true } });
  if (!found) throw new DomainError("NOT_FOUND");
  await lockCall(tx, found.presentation.programId);
  const { state } = await tx.presentation.findUniqueOrThrow({ where: { id: presentationId } });
  if (state !== "SUBMITTED") throw new DomainError("MOVE_REFUSED");
  const { hasConflict } = review;
  const data = hasConflict ? { hasConflict, score: null, comment: review.comment } : review;
  await tx.presentationReview.update({ where: mine, data: { ...data, doneAt: now } });
}
