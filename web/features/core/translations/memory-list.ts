// What the office's list of the translation memory is narrowed and sorted by, as its address says it: `/admin/translation-memory?show=deleted`.
import { MEMORY_FILTERS, MEMORY_SORTS } from "#schema/validation/overview/memory-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const MEMORY_LIST = defineList({
  name: "memory",
  filters: MEMORY_FILTERS,
  sorts: MEMORY_SORTS,
  sort: { by: "UPDATED", descending: true },
  columns: ["ko", "en", "state", "by", "at", "place", "actions"],
});
