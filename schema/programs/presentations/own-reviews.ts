// Nobody reviews or votes on a presentation of one's own: as who submitted it, or as one of its authors.
import type { Tx } from "#prisma/client.ts";
import type { Presentation, PresentationAuthor } from "#prisma/generated/client.ts";
import { isSamePerson } from "#schema/validation/people/conflict-of-interest.ts";

interface Written extends Pick<Presentation, "memberId"> {
  readonly authors: readonly Pick<PresentationAuthor, "name" | "email" | "affiliation">[];
}

interface Reviewer {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly affiliation: string | null;
}

export const reviewerColumns = { id: true, name: true, email: true, affiliation: true } as const;

export const isOwnPresentation = ({ memberId, authors }: Written, reviewer: Reviewer): boolean =>
  memberId === reviewer.id ||
  authors.some((author) =>
    isSamePerson({ ...author, memberId: null }, { ...reviewer, memberId: reviewer.id }),
  );

/** Ends the reviews of those who became its authors since they were assigned. */
export async function endOwnReviews(tx: Tx, presentationId: number): Promise<void> {
  const { reviews, ...presentation } = await tx.presentation.findUniqueOrThrow({
    where: { id: presentationId },
    include: { authors: true, reviews: { include: { member: { select: reviewerColumns } } } },
  });
  const own = reviews.filter(({ member }) => isOwnPresentation(presentation, member));
  if (own.length === 0) return;
  const memberId = { in: own.map(({ member }) => member.id) };
  await tx.presentationReview.deleteMany({ where: { presentationId, memberId } });
}
