import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import { type LockedReview, lockReview } from "./lock-managed-submission.ts";
import { type LinkTools, openReviewLink, type ReviewLinkKind } from "./review-links.ts";

/**
 * Locks what a link opens.
 * @throws DomainError LINK_ENDED for a link that opens nothing, or whose review has gone on
 */
export async function lockOpened(
  tx: Tx,
  link: string,
  kind: ReviewLinkKind,
  tools: LinkTools,
): Promise<LockedReview> {
  const opened = await openReviewLink(tx, link, tools);
  if (opened?.kind !== kind) throw new DomainError("LINK_ENDED");
  const locked = await lockReview(tx, opened.review.id);
  const state = kind === "REVIEW_INVITATION" ? "INVITED" : "ACCEPTED";
  if (locked?.review.state !== state) throw new DomainError("LINK_ENDED");
  if (locked.submission.state !== "IN_REVIEW" || locked.submission.round !== locked.review.round) {
    throw new DomainError("LINK_ENDED");
  }
  if (state === "INVITED" && locked.review.answerBy <= tools.now) throw new DomainError("DEADLINE_PASSED");
  return locked;
}
