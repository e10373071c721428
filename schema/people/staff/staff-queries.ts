import { builder } from "#schema/builder.ts";
import { pageArgs } from "#schema/core/lists/list-page.ts";
import { manageStaff } from "#schema/policies/people/staff.ts";
import { StaffFilterRef, StaffPageRef, staffQuery } from "./staff-list.ts";

builder.queryFields((t) => ({
  staff: t.field({
    type: StaffPageRef,
    description: "Everybody who holds a role, or the active members to give one to, by name.",
    authScopes: { can: manageStaff },
    args: {
      filter: t.arg({ type: StaffFilterRef }),
      descending: t.arg.boolean({ required: true, defaultValue: false }),
      ...pageArgs(t.arg),
    },
    resolve: (_root, { filter, ...part }, { clock }) => ({
      ...staffQuery(filter ?? {}),
      ...part,
      now: clock.now(),
    }),
  }),
}));
