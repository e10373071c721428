// Defines how many reviews somebody sent in a year in Seoul. A reviewer is an account, or an address without one.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { seoulMonth } from "#schema/validation/core/seoul.ts";

export interface Reviewer {
  readonly memberId: number | null;
  /** Null: an account whose address is not proved, for which only what is tied to it counts. */
  readonly emailKey: string | null;
}

/** What the reviewer sent in the year. */
export function sentInYear({ memberId, emailKey }: Reviewer, year: number): Prisma.ReviewWhereInput {
  const byAddress = emailKey === null ? [] : [{ memberId: null, emailKey }];
  return {
    state: "SENT",
    sentAt: { gte: seoulMonth(year, 1).from, lt: seoulMonth(year + 1, 1).from },
    OR: [...(memberId === null ? [] : [{ memberId }]), ...byAddress],
  };
}

export const countReviews = (tx: Pick<Tx, "review">, reviewer: Reviewer, year: number): Promise<number> =>
  tx.review.count({ where: sentInYear(reviewer, year) });

/** Somebody with an account. */
export async function reviewerOfMember(tx: Pick<Tx, "member">, memberId: number): Promise<Reviewer> {
  const { emailKey, emailProvedAt } = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
  return { memberId, emailKey: emailProvedAt === null ? null : emailKey };
}

/** Whom a certificate is about; null: nobody who is known any more. */
export async function reviewerOf(
  tx: Pick<Tx, "member" | "review">,
  { memberId, reviewId }: { readonly memberId: number | null; readonly reviewId: number | null },
): Promise<Reviewer | null> {
  if (memberId !== null) return await reviewerOfMember(tx, memberId);
  const review = reviewId === null ? null : await tx.review.findUnique({ where: { id: reviewId } });
  return review && { memberId: null, emailKey: review.emailKey };
}
