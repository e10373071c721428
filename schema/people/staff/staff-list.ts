// The list of the office's people: who holds a role, and the active members to give one to (schema/core/lists
// says how it is read).
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { inEveryColumn, oneOf } from "#schema/core/lists/conditions.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, type ListSource, readListPage } from "#schema/core/lists/list-source.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { StaffRoleRef } from "#schema/core/shared/staff-role.ts";
import { manageStaff } from "#schema/policies/people/staff.ts";
import { STAFF_FILTERS, STAFF_SHOWS, type StaffFilter } from "#schema/validation/people/staff-filters.ts";
import { STAFF_COLUMNS, StaffMemberRef } from "./staff-member.ts";

const StaffShowRef = builder.enumType("StaffShow", {
  description: "HOLDERS: everybody who holds a role. MEMBERS: every active member, to give one to.",
  values: STAFF_SHOWS,
});

export const StaffFilterRef = filterInput("StaffFilter", STAFF_FILTERS, {
  show: StaffShowRef,
  role: StaffRoleRef,
});

const ofRole = oneOf("role", "staff_role");

const staffSource: ListSource<StaffFilter, "NAME"> = {
  table: Prisma.sql`members`,
  sorts: { NAME: Prisma.sql`name` },
  conditions: {
    show: (show) =>
      show === "MEMBERS"
        ? Prisma.sql`status = 'ACTIVE'`
        : Prisma.sql`id IN (SELECT member_id FROM staff_assignments)`,
    search: inEveryColumn,
    role: (roles, now) =>
      Prisma.sql`id IN (SELECT member_id FROM staff_assignments WHERE ${ofRole(roles, now)})`,
  },
};

/** What the list is asked for. Those who hold a role, unless members are. */
export const staffQuery = (filter: StaffFilter): Pick<ListQuery<StaffFilter, "NAME">, "filter" | "sort"> => ({
  filter: { ...filter, show: filter.show ?? "HOLDERS" },
  sort: "NAME",
});

export const StaffPageRef = builder.objectRef<ListQuery<StaffFilter, "NAME">>("StaffPage").implement({
  description: "One page of the office's people, by name.",
  authScopes: { can: manageStaff },
  fields: (t) => ({
    items: t.field({
      type: [StaffMemberRef],
      resolve: async (listQuery, _args, context) => {
        const { show, ...filter } = listQuery.filter;
        if (show === "MEMBERS") {
          const view = { action: "viewMembers", subject: "member", subjectId: null, filter } as const;
          await recordView(view, authorOf(context));
        }
        const { ids } = await readListPage(staffSource, listQuery);
        return readInOrder(ids, (found) =>
          db.member.findMany({ select: STAFF_COLUMNS, where: { id: { in: found } } }),
        );
      },
    }),
    ...listNumbers(t, staffSource),
  }),
});
