import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { StaffRoleRef } from "#schema/members/viewer.ts";
import { manageStaff } from "#schema/policies/staff.ts";
import { authorOf } from "#schema/shared/author.ts";
import { setStaffRoles } from "./set-staff-roles.ts";
import { STAFF_COLUMNS, StaffMemberRef } from "./staff-member.ts";

builder.mutationField("setStaffRoles", (t) =>
  t.field({
    type: StaffMemberRef,
    description:
      "Gives a member these roles and no others, and ends the member's sessions; CONFLICT with `extensions.conflict` {roles} when they are not `expected` any more, LAST_SUPER when nobody active would be SUPER.",
    authScopes: { can: manageStaff },
    args: {
      memberId: t.arg.int({ required: true }),
      roles: t.arg({ type: [StaffRoleRef], required: true }),
      expected: t.arg({ type: [StaffRoleRef], required: true }),
    },
    resolve: async (_root, { memberId, roles, expected }, context) => {
      const wish = { memberId, roles: [...new Set(roles)], expected: [...new Set(expected)] };
      await db.$transaction((tx) => setStaffRoles(tx, wish, authorOf(context)));
      return db.member.findUniqueOrThrow({ select: STAFF_COLUMNS, where: { id: memberId } });
    },
  }),
);
