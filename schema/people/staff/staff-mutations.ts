import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { StaffRoleRef } from "#schema/core/shared/staff-role.ts";
import { manageStaff } from "#schema/policies/people/staff.ts";
import { setStaffRoles } from "./set-staff-roles.ts";
import { STAFF_COLUMNS, StaffMemberRef } from "./staff-member.ts";

action("setStaffRoles", {
  who: "office",
  can: manageStaff,
  subject: "staff",
  visitorsSee: false,
  type: StaffMemberRef,
  description:
    "Gives a member these roles and no others, and ends the member's sessions; CONFLICT with `extensions.conflict` {roles} when they are not `expected` any more, LAST_SUPER when nobody active would be SUPER.",
  args: builder.args((arg) => ({
    memberId: arg.field({ type: "Id", required: true }),
    roles: arg.field({ type: [StaffRoleRef], required: true }),
    expected: arg.field({ type: [StaffRoleRef], required: true }),
  })),
  run: (tx, { memberId, roles, expected }, author) =>
    setStaffRoles(tx, { memberId, roles: [...new Set(roles)], expected: [...new Set(expected)] }, author),
  answer: (_query, id) => db.member.findUniqueOrThrow({ select: STAFF_COLUMNS, where: { id } }),
});
