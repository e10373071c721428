// Nobody reviews or votes on a presentation of one's own, whether one submitted it or is an author.
import type { Tx } from "#prisma/client.ts";
import type { Presentation, PresentationAuthor } from "#prisma/generated/client.ts";
import { isSamePerson, type KnownPerson } from "#schema/validation/people/conflict-of-interest.ts";
import { personOf, withMember } from "./reviewer-person.ts";

interface Written extends Pick<Presentation, "memberId"> {
  readonly authors: readonly Pick<PresentationAuthor, "name" | "email" | "affiliation">[];
}

export const isOwnPresentation = ({ memberId, authors }: Written, reviewer: KnownPerson): boolean =>
  (memberId !== null && memberId === reviewer.memberId) ||
  authors.some((author) => isSamePerson({ ...author, memberId: null }, reviewer));

/** Ends the reviews of those who became its authors since they were assigned. */
export async function endOwnReviews(tx: Tx, presentationId: number): Promise<void> {
  const { reviews, ...presentation } = await tx.presentation.findUniqueOrThrow({
    where: { id: presentationId },
    include: { authors: true, reviews: { include: { reviewer: withMember } } },
  });
  const own = reviews.filter(({ reviewer }) => isOwnPresentation(presentation, personOf(reviewer)));
  if (own.length === 0) return;
  const reviewerId = { in: own.map((review) => review.reviewerId) };
  await tx.presentationReview.deleteMany({ where: { presentationId, reviewerId } });
}
