import { db } from "#prisma/client.ts";
import { recordView } from "#schema/audit/record-view.ts";
import { builder } from "#schema/builder.ts";
import { manageStaff } from "#schema/policies/staff.ts";
import { authorOf } from "#schema/shared/author.ts";
import { findMemberIds } from "./find-member-ids.ts";
import { STAFF_COLUMNS, StaffMemberRef } from "./staff-member.ts";

builder.queryFields((t) => ({
  staff: t.field({
    type: [StaffMemberRef],
    description: "Everybody who holds a role, by name.",
    authScopes: { can: manageStaff },
    resolve: () =>
      db.member.findMany({
        select: STAFF_COLUMNS,
        where: { staffRoles: { some: {} } },
        orderBy: [{ name: "asc" }, { id: "asc" }],
      }),
  }),
  staffCandidates: t.field({
    type: [StaffMemberRef],
    description: "Active members whose name, e-mail or affiliation holds the words; at most ten.",
    authScopes: { can: manageStaff },
    args: { search: t.arg.string({ required: true }) },
    resolve: async (_root, { search }, context) => {
      const view = { action: "viewMembers", subject: "member", subjectId: null, filter: { search } } as const;
      await recordView(view, authorOf(context));
      const ids = await findMemberIds(search);
      return db.member.findMany({
        select: STAFF_COLUMNS,
        where: { id: { in: ids } },
        orderBy: [{ name: "asc" }, { id: "asc" }],
      });
    },
  }),
}));
