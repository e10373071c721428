// What the editors' desk is narrowed and sorted by, as its address says it: `/admin/journal/desk?late=1`.
import { DESK_COLUMNS, DESK_FILTERS, DESK_SORTS } from "#schema/validation/journal/desk-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const DESK_LIST = defineList({
  name: "desk",
  filters: DESK_FILTERS,
  sorts: DESK_SORTS,
  sort: { by: "WAITING", descending: false },
  columns: DESK_COLUMNS,
  views: {
    label: "desk.tabs",
    tabs: [
      { id: "desk.tab.open", filter: { waits: ["EDITORS", "REVIEWERS", "AUTHOR"] } },
      { id: "desk.tab.editors", filter: { waits: ["EDITORS"] } },
      { id: "desk.tab.late", filter: { late: true } },
      { id: "desk.tab.all", filter: {} },
    ],
  },
});
