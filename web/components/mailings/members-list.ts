// The list of members, as far as mailings write and read its address.
import { MEMBER_FILTERS, MEMBER_SORTS } from "#schema/validation/people/member-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const MEMBERS_LIST = defineList({
  name: "members",
  filters: MEMBER_FILTERS,
  sorts: MEMBER_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: [],
});
