import type { Prisma } from "#prisma/generated/client.ts";
import type { KnownPerson } from "#schema/validation/people/conflict-of-interest.ts";

export const withMember = {
  include: { member: { select: { name: true, email: true, affiliation: true, status: true } } },
} as const satisfies Prisma.PresentationReviewerDefaultArgs;
export type ReviewerWithMember = Prisma.PresentationReviewerGetPayload<typeof withMember>;

/** Who a reviewer is: by the account, else by what the office typed. */
export const personOf = ({ memberId, member, name, email, affiliation }: ReviewerWithMember): KnownPerson =>
  member
    ? { memberId, name: member.name, email: member.email, affiliation: member.affiliation }
    : { memberId: null, name: name ?? "", email, affiliation };
