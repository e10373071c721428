// The file that goes with a review: sent by the reviewer's link, read by the editors once the review is sent,
// and by the authors once the version is decided, where the reviewer or an editor said so
// (docs/reviews.md#reviews).
import type { Tx } from "#prisma/client.ts";
import type { File } from "#prisma/generated/client.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { reviewFileName } from "#schema/validation/journal/blind-names.ts";
import { lockManagedReview } from "./lock-managed-submission.ts";
import { lockOpened } from "./lock-opened.ts";
import { reviewFacts } from "./review-facts.ts";
import type { LinkTools } from "./review-links.ts";

/**
 * Puts a stored file to the review of a working link, in place of an earlier one, under a name that discloses nothing.
 * @throws DomainError LINK_ENDED for a link that opens nothing, or whose review has gone on meanwhile
 */
export async function attachReviewFile(
  tx: Tx,
  { link, fileId }: { readonly link: string; readonly fileId: number },
  tools: LinkTools,
): Promise<File> {
  const { review, submission } = await lockOpened(tx, link, "REVIEW_WORK", tools);
  const { name: uploaded } = await tx.file.findUniqueOrThrow({ where: { id: fileId } });
  const { round, position } = review;
  const name = reviewFileName({ number: submission.number, round, position }, uploaded);
  await tx.review.update({ where: { id: review.id }, data: { fileId } });
  return await tx.file.update({ where: { id: fileId }, data: { name } });
}

/** Takes the file of a review away before it is sent. @throws DomainError LINK_ENDED */
export async function removeReviewFile(tx: Tx, link: string, tools: LinkTools): Promise<void> {
  const { review } = await lockOpened(tx, link, "REVIEW_WORK", tools);
  await tx.review.update({ where: { id: review.id }, data: { fileId: null } });
}

/**
 * Says whether the authors get the file of a review that was sent.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where there is none, or the version is decided
 */
export async function setReviewFileReaders(
  tx: Tx,
  { id, forAuthors }: { readonly id: number; readonly forAuthors: boolean },
  author: Author,
): Promise<ActionResult> {
  const { review } = await lockManagedReview(tx, id, author);
  const { submissionId, round, state, fileId } = review;
  const decided = await tx.submissionDecision.count({ where: { submissionId, round } });
  if (state !== "SENT" || fileId === null || decided > 0) throw new DomainError("MOVE_REFUSED");
  return await auditChange(tx, id, reviewFacts, async () => {
    await tx.review.update({
      where: { id },
      data: { fileForAuthors: forAuthors, version: { increment: 1 } },
    });
    return review.fileForAuthors !== forAuthors;
  });
}

/** Opens the files of a version that was just decided to its authors. */
export async function showReviewFiles(
  tx: Tx,
  { submissionId, round, now }: { readonly submissionId: number; readonly round: number; readonly now: Date },
): Promise<void> {
  await tx.review.updateMany({
    where: { submissionId, round, state: "SENT", fileForAuthors: true, fileId: { not: null } },
    data: { fileShownAt: now },
  });
}
