// What the office's list of popups is narrowed by, as its address says it: `/admin/popup-management?show=ending`.
import { POPUP_FILTERS } from "#schema/validation/popup-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const POPUPS_LIST = defineList({
  name: "popups",
  filters: POPUP_FILTERS,
  sorts: ["ENDS"],
  sort: { by: "ENDS", descending: true },
  columns: [],
});
