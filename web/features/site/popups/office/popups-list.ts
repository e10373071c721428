// What the office's list of popups is narrowed and sorted by, as its address says it: `/admin/popup-management?show=ending`.
import { POPUP_FILTERS, POPUP_SORTS } from "#schema/validation/site/popup-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const POPUPS_LIST = defineList({
  name: "popups",
  filters: POPUP_FILTERS,
  sorts: POPUP_SORTS,
  sort: { by: "ENDS", descending: true },
  columns: [
    "title",
    "titleEn",
    "state",
    "starts",
    "ends",
    "pages",
    "audience",
    "language",
    "device",
    "position",
    "shown",
    "followed",
    "closed",
    "actions",
  ],
  hidden: ["titleEn", "language", "device", "position", "closed"],
});
