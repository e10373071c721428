// Defines what the trash can be narrowed and sorted by.
import { type FilterOf, tabFilter, textFilter } from "#schema/validation/core/list-filters.ts";

export const TRASH_KINDS = ["POST", "PROGRAM", "POPUP", "TERM"] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** What can be done with what is in the trash. */
export const TRASH_CHANGES = ["RESTORE", "PURGE"] as const;
export type TrashChange = (typeof TRASH_CHANGES)[number];

export const TRASH_FILTERS = {
  kind: tabFilter("trash.kinds", TRASH_KINDS, "trash.kind", null),
  /** A part of a title, in either language and any case. */
  search: textFilter("trash.search"),
};

export const TRASH_SORTS = ["DELETED", "TITLE"] as const;
export type TrashSort = (typeof TRASH_SORTS)[number];
export type TrashFilter = FilterOf<typeof TRASH_FILTERS>;
