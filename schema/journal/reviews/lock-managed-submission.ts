// The order of locks: first the manuscript, then its reviews. A transaction that works on a review locks its
// manuscript before, so that a review is never sent into a version that is being decided.
import type { Tx } from "#prisma/client.ts";
import type { Review, Submission } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { lockSubmission } from "#schema/journal/submissions/move-submission.ts";
import { managedSubmissions } from "#schema/policies/journal/reviews.ts";
import { ownManuscripts } from "./own-manuscripts.ts";

/**
 * Locks a manuscript for an editor.
 * @throws DomainError NOT_FOUND where there is none, or the editor wrote it
 */
export async function lockManagedSubmission(tx: Tx, id: number, { memberId }: Author): Promise<Submission> {
  await lockSubmission(tx, id);
  const own = await ownManuscripts(tx, memberId);
  const found = await tx.submission.findFirst({ where: { AND: [{ id }, managedSubmissions(own)] } });
  if (!found) throw new DomainError("NOT_FOUND");
  return found;
}

export interface LockedReview {
  readonly submission: Submission;
  readonly review: Review;
}

/** Locks a review with its manuscript; null where there is none. */
export async function lockReview(tx: Tx, id: number): Promise<LockedReview | null> {
  const found = await tx.review.findUnique({ where: { id }, select: { submissionId: true } });
  if (!found) return null;
  await lockSubmission(tx, found.submissionId);
  await tx.$queryRaw`SELECT id FROM reviews WHERE id = ${id} FOR UPDATE`;
  const { submission, ...review } = await tx.review.findUniqueOrThrow({
    where: { id },
    include: { submission: true },
  });
  return { submission, review };
}

/**
 * Locks a review for an editor.
 * @throws DomainError NOT_FOUND
 */
export async function lockManagedReview(tx: Tx, id: number, author: Author): Promise<LockedReview> {
  const found = await lockReview(tx, id);
  if (!found) throw new DomainError("NOT_FOUND");
  await lockManagedSubmission(tx, found.submission.id, author);
  return found;
}
