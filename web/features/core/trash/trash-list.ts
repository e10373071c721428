// What the trash is narrowed by, as its address says it: `/admin/trash?kind=program&page=2`.
import { TRASH_FILTERS, TRASH_SORTS } from "#schema/validation/overview/trash-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const TRASH_LIST = defineList({
  name: "trash",
  filters: TRASH_FILTERS,
  sorts: TRASH_SORTS,
  sort: { by: "DELETED", descending: true },
  columns: ["title", "kind", "deleted", "by", "gone", "actions"],
});
