// What the office's list of files is narrowed by, as its address says it: `/admin/files?kind=image&search=logo`.
import { FILE_FILTERS } from "#schema/validation/file-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const FILES_LIST = defineList({
  name: "files",
  filters: FILE_FILTERS,
  sorts: ["CREATED"],
  sort: { by: "CREATED", descending: true },
  columns: [],
});
