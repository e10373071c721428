// Defines what a certificate of review says: whose reviews, of which year, and how many. Never of what (docs/reviews.md#reviews).
import type { Tx } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import type { ReviewFacts } from "#schema/core/documents/document-facts.ts";
import type { DocumentAbout } from "#schema/core/documents/store-document.ts";
import { latinName } from "#schema/core/shared/person-name.ts";
import { DomainError } from "#schema/errors.ts";
import { type LinkTools, openReviewLink } from "#schema/journal/reviews/review-links.ts";
import { lockMember } from "#schema/people/members/lock-member.ts";
import { readOwnReviews } from "#schema/policies/journal/reviews.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { countReviews, type Reviewer, reviewerOfMember, sentInYear } from "./count-reviews.ts";

type Names = Pick<ReviewFacts, "name" | "nameInLatin">;

async function namesOf(tx: Tx, memberId: number): Promise<Names> {
  const member = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
  return { name: member.name, nameInLatin: latinName(member) };
}

/** @throws DomainError CONFLICT where nothing was reviewed in the year */
async function factsOf(tx: Tx, reviewer: Reviewer, names: Names, year: number): Promise<ReviewFacts> {
  const reviews = await countReviews(tx, reviewer, year);
  if (reviews === 0) throw new DomainError("CONFLICT");
  const settings = await tx.setting.findFirst();
  const journalKo = settings?.journalNameKo ?? settings?.nameKo ?? "";
  const journalEn = settings?.journalNameEn ?? settings?.nameEn ?? "";
  return { about: "review", ...names, journalKo, journalEn, year, reviews };
}

/** @throws DomainError FORBIDDEN; CONFLICT where nothing was reviewed in the year */
export async function aboutOwnReviews(tx: Tx, viewer: Viewer, year: number): Promise<DocumentAbout> {
  if (!readOwnReviews(viewer)) throw new DomainError("FORBIDDEN");
  const { memberId } = viewer;
  await lockMember(tx, memberId);
  const names = await namesOf(tx, memberId);
  const facts = await factsOf(tx, await reviewerOfMember(tx, memberId), names, year);
  return { memberId, paymentId: null, reviewId: null, applicationId: null, facts };
}

/**
 * For anyone who holds the link of a review that was sent.
 * @throws DomainError LINK_ENDED for a link that opens no such review
 */
export async function aboutLinkedReview(tx: Tx, link: string, tools: LinkTools): Promise<DocumentAbout> {
  const opened = await openReviewLink(tx, link, tools);
  const review = opened?.review;
  if (review?.state !== "SENT" || review.sentAt === null) throw new DomainError("LINK_ENDED");
  const { memberId, emailKey, name } = review;
  const year = seoulYear(review.sentAt);
  if (memberId !== null) {
    await lockMember(tx, memberId);
    const names = await namesOf(tx, memberId);
    const facts = await factsOf(tx, await reviewerOfMember(tx, memberId), names, year);
    return { memberId, paymentId: null, reviewId: null, applicationId: null, facts };
  }
  const reviewer = { memberId, emailKey };
  const first = await tx.review.findFirstOrThrow({
    where: sentInYear(reviewer, year),
    orderBy: { id: "asc" },
  });
  // Two clicks at once make one document.
  await tx.$queryRaw`SELECT 1 FROM reviews WHERE id = ${first.id} FOR NO KEY UPDATE`;
  const facts = await factsOf(tx, reviewer, { name, nameInLatin: null }, year);
  return { memberId: null, paymentId: null, reviewId: first.id, applicationId: null, facts };
}
