// What the office's list of files is narrowed and sorted by, as its address says it: `/admin/files?kind=image&search=logo&sort=size`.
import { FILE_FILTERS, FILE_SORTS } from "#schema/validation/core/file-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const FILES_LIST = defineList({
  name: "files",
  filters: FILE_FILTERS,
  sorts: FILE_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: ["name", "nameEn", "format", "uses", "size", "created", "by", "text"],
  hidden: ["nameEn", "text"],
});
