// Defines what the office's list of the translation memory can be narrowed and sorted by.
import {
  choiceFilter,
  type FilterOf,
  filterSchema,
  tabFilter,
  textFilter,
} from "#schema/validation/core/list-filters.ts";
import { TRANSLATED_PLACES } from "./translation-work.ts";

/** FILE: imported from a file of another program. */
export const MEMORY_PLACES = [...TRANSLATED_PLACES, "FILE"] as const;
export type MemoryPlace = (typeof MEMORY_PLACES)[number];

/** QUESTION: the Korean was changed and the English does not follow it yet. DELETED ones are offered to nobody. */
export const MEMORY_SHOWS = ["QUESTION", "CORRECTED", "DELETED"] as const;

export const MEMORY_FILTERS = {
  show: tabFilter("memory.shows", MEMORY_SHOWS, "memory.show", null),
  /** A part of either language. */
  search: textFilter("memory.search"),
  place: choiceFilter("memory.column.place", MEMORY_PLACES, "memory.place"),
};
/** Of an export, as the list shows them. */
export const MEMORY_COLUMNS = ["ko", "en", "state", "by", "at", "place"] as const;
export const memoryFilter = filterSchema(MEMORY_FILTERS);

export const MEMORY_SORTS = ["UPDATED"] as const;
export type MemorySort = (typeof MEMORY_SORTS)[number];
export type MemoryFilter = FilterOf<typeof MEMORY_FILTERS>;
