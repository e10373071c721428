// Somebody of the office: who, and what they may do.
import type { Prisma } from "#prisma/generated/client.ts";
import { StaffRole } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { StaffRoleRef } from "#schema/core/shared/staff-role.ts";
import { MemberStatusRef } from "#schema/people/members/member.ts";
import { manageStaff } from "#schema/policies/people/staff.ts";

/** What is read of a member for it. */
export const STAFF_COLUMNS = {
  id: true,
  ...NAME_COLUMNS,
  email: true,
  grade: true,
  status: true,
  staffRoles: { select: { role: true, createdAt: true } },
} as const satisfies Prisma.MemberSelect;

type StaffMember = Prisma.MemberGetPayload<{ select: typeof STAFF_COLUMNS }>;

/** In the order of the roles themselves. */
export const rolesOf = ({ staffRoles }: Pick<StaffMember, "staffRoles">): StaffRole[] => {
  const held = new Set(staffRoles.map(({ role }) => role));
  return Object.values(StaffRole).filter((role) => held.has(role));
};

export const StaffMemberRef = builder.objectRef<StaffMember>("StaffMember").implement({
  description: "A member with the roles they hold in the office, none for a candidate.",
  authScopes: { can: manageStaff },
  fields: (t) => ({
    id: t.expose("id", { type: "Id", description: "The member's id." }),
    name: t.string({ resolve: (person, _args, context) => nameFor(context, person) }),
    email: t.exposeString("email"),
    grade: t.expose("grade", { type: MemberGradeRef }),
    status: t.expose("status", { type: MemberStatusRef }),
    roles: t.field({ type: [StaffRoleRef], resolve: rolesOf }),
    since: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the oldest role was given.",
      resolve: ({ staffRoles }) =>
        staffRoles
          .map(({ createdAt }) => createdAt)
          .sort((one, other) => one.getTime() - other.getTime())[0] ?? null,
    }),
    isViewer: t.boolean({
      description: "Whether it is the person who asks.",
      resolve: ({ id }, _args, { viewer }) => viewer?.memberId === id,
    }),
  }),
});
