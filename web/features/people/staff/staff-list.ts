// What the list of the office's people is narrowed by, as its address says it: `/admin/staff?show=members&search=이음&role=content`.
import { STAFF_FILTERS } from "#schema/validation/people/staff-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const STAFF_LIST = defineList({
  name: "staff",
  filters: STAFF_FILTERS,
  sorts: ["NAME"],
  sort: { by: "NAME", descending: false },
  columns: ["name", "email", "roles", "grade", "since", "change"],
});
