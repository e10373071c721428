// Says what the list of translations is narrowed and sorted by, as its address says it: `/admin/translations?show=review`.
import { TASK_FILTERS, TASK_SORTS } from "#schema/validation/overview/task-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const TASKS_LIST = defineList({
  name: "translations",
  filters: TASK_FILTERS,
  sorts: TASK_SORTS,
  sort: { by: "DUE", descending: false },
  columns: ["title", "place", "korean", "english", "remarks", "who", "due", "handedIn", "created"],
  hidden: ["korean", "created"],
});
