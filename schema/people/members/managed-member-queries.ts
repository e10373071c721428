// Defines what the office asks about members.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { listArgs } from "#schema/core/lists/list-page.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { manageMembers, openManagedMember, readMembers } from "#schema/policies/people/members.ts";
import { ManagedMemberRef } from "./managed-member.ts";
import { VIEW_MEMBER } from "./member-change.ts";
import { MemberSortRef, MembersFilterRef, MembersPageRef } from "./member-list.ts";

builder.queryFields((t) => ({
  managedMember: t.prismaField({
    type: ManagedMemberRef,
    nullable: true,
    description: "A member for the office. Looking at somebody's personal data is written down.",
    authScopes: { can: openManagedMember },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: async (query, _root, { id }, context) => {
      const member = await db.member.findUnique({ ...query, where: { id } });
      if (member && readMembers(context.viewer)) {
        await recordView({ action: VIEW_MEMBER, subject: "member", subjectId: id }, authorOf(context));
      }
      return member;
    },
  }),
  members: t.field({
    type: MembersPageRef,
    description: "The members, for the office of members.",
    authScopes: { can: manageMembers },
    args: {
      filter: t.arg({ type: MembersFilterRef }),
      sort: t.arg({ type: MemberSortRef, required: true, defaultValue: "CREATED" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...listQuery }, { clock }) => ({
      filter: filter ?? {},
      now: clock.now(),
      ...listQuery,
    }),
  }),
}));
