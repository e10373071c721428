// What the trash can be narrowed by.
import { type FilterOf, tabFilter } from "./list-filters.ts";

export const TRASH_KINDS = ["POST", "PROGRAM", "POPUP", "TERM"] as const;

export const TRASH_FILTERS = { kind: tabFilter("trash.kinds", TRASH_KINDS, "trash.kind", null) };

export type TrashFilter = FilterOf<typeof TRASH_FILTERS>;
