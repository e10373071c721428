// The links of a reviewer (docs/reviews.md#reviews). The invitation's link can be answered once and then only
// shows the answer; the working link opens the manuscript without its authors until some time after the
// deadline.
import type { Tx } from "#prisma/client.ts";
import type { Review, Submission } from "#prisma/generated/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { linkEndsAt, REVIEW_GRACE_DAYS } from "#schema/validation/journal/review-times.ts";

export type ReviewLinkKind = "REVIEW_INVITATION" | "REVIEW_WORK";

export interface LinkTools {
  readonly links: OneTimeLinks;
  readonly now: Date;
}

/** Days for which the link of a review that was sent gives its certificate. */
const CERTIFICATE_DAYS = 365;

/**
 * Makes a link of a review; an earlier one of its kind ends, but for that by which a review was just sent:
 * its page is still open.
 * @returns the id of its row
 */
export async function makeReviewLink(
  tx: Tx,
  review: Pick<Review, "id" | "state" | "answerBy" | "dueAt">,
  kind: ReviewLinkKind,
  { links, now }: LinkTools,
): Promise<string> {
  const isSent = review.state === "SENT";
  if (!isSent) await tx.oneTimeToken.deleteMany({ where: { reviewId: review.id, kind } });
  const token = links.newToken();
  // After the day of answer an invitation still opens a page that says so.
  const said = kind === "REVIEW_INVITATION" ? REVIEW_GRACE_DAYS * DAY : 0;
  const expiresAt = isSent
    ? new Date(now.getTime() + CERTIFICATE_DAYS * DAY)
    : new Date(linkEndsAt(review).getTime() + said);
  await tx.oneTimeToken.create({ data: { ...token, kind, reviewId: review.id, createdAt: now, expiresAt } });
  return token.id;
}

/** Takes back the emails of a review that have not gone out. */
export async function withdrawMailsOfReview(tx: Tx, reviewId: number): Promise<void> {
  await tx.mail.deleteMany({ where: { token: { reviewId }, state: "WAITING" } });
}

export interface OpenedReview {
  readonly kind: ReviewLinkKind;
  readonly review: Review;
  readonly submission: Submission;
}

/** What a link opens; null where it is none of ours, or its time is over. */
export async function openReviewLink(
  tx: Pick<Tx, "oneTimeToken">,
  link: string,
  { links, now }: LinkTools,
): Promise<OpenedReview | null> {
  const token = await tx.oneTimeToken.findFirst({
    where: {
      tokenHash: links.hashOf(link),
      kind: { in: ["REVIEW_INVITATION", "REVIEW_WORK"] },
      expiresAt: { gt: now },
    },
    select: { kind: true, review: { include: { submission: true } } },
  });
  if (!token?.review) return null;
  const { submission, ...review } = token.review;
  return { kind: token.kind === "REVIEW_WORK" ? "REVIEW_WORK" : "REVIEW_INVITATION", review, submission };
}
