// Defines what the office's list of files can be narrowed and sorted by.
import { daysFilter, type FilterOf, flagFilter, tabFilter, textFilter } from "./list-filters.ts";

export const FILE_SHOWS = ["IMAGE", "ATTACHMENT"] as const;

export const FILE_FILTERS = {
  search: textFilter("file-office.search"),
  kind: tabFilter("file-office.kinds", FILE_SHOWS, "file-office.kind", null),
  unused: flagFilter("file-office.use", "file-office.unusedOnly"),
  created: daysFilter("file-office.column.created"),
};

export const FILE_SORTS = ["CREATED", "NAME", "SIZE"] as const;
export type FileSort = (typeof FILE_SORTS)[number];
export type FileFilter = FilterOf<typeof FILE_FILTERS>;
