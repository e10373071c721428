// The status of a membership, as the member and the office read it.
import { builder } from "#schema/builder.ts";
import { ManagedMemberRef } from "#schema/people/members/managed-member.ts";
import { MemberRef } from "#schema/people/members/member.ts";
import { MembershipStatusRef } from "./current-membership.ts";
import { currentMembershipOf } from "./current-membership-loader.ts";
import { hasDays, MEMBERSHIPS_READ, MembershipRef } from "./membership.ts";

for (const ref of [MemberRef, ManagedMemberRef]) {
  builder.prismaObjectFields(ref, (t) => ({
    membershipStatus: t.field({
      type: MembershipStatusRef,
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await currentMembershipOf(context, id)).status,
    }),
    validUntil: t.string({
      nullable: true,
      description:
        "The last day that what was paid or given covers, such as 2026-12-31; null: no end, or nothing was given.",
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await currentMembershipOf(context, id)).until,
    }),
    memberships: t.field({
      type: [MembershipRef],
      description: "The periods, the newest first.",
      select: { memberships: MEMBERSHIPS_READ },
      resolve: ({ memberships }) => memberships.filter(hasDays),
    }),
  }));
}
