// Defines what the list of the office's people can be narrowed by. It starts with those who hold a role.
import { choiceFilter, type FilterOf, tabFilter, textFilter } from "#schema/validation/core/list-filters.ts";
import { STAFF_ROLES } from "#schema/validation/core/staff-roles.ts";

/** Those who hold a role, or every active member, to give one to. */
export const STAFF_SHOWS = ["HOLDERS", "MEMBERS"] as const;

export const STAFF_FILTERS = {
  show: tabFilter("staff.shows", STAFF_SHOWS, "staff.show", "HOLDERS"),
  /** In name, address and affiliation. */
  search: textFilter("staff.filter.search"),
  role: choiceFilter("staff.filter.role", STAFF_ROLES, "staff.role"),
};

export type StaffFilter = FilterOf<typeof STAFF_FILTERS>;
