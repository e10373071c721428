// Defines what the list of translations can be narrowed and sorted by.
import {
  choiceFilter,
  daysFilter,
  type FilterOf,
  flagFilter,
  tabFilter,
  textFilter,
} from "#schema/validation/core/list-filters.ts";
import { TRANSLATED_PLACES } from "./translation-work.ts";

/** MINE: given to the viewer and not handed in. REVIEW: handed in. OTHERS: the rest. */
export const TASK_SHOWS = ["MINE", "REVIEW", "OTHERS"] as const;
export type TaskShow = (typeof TASK_SHOWS)[number];

export const TASK_FILTERS = {
  show: tabFilter("translations.shows", TASK_SHOWS, "translations.show", null),
  /** A part of a title, in either language. */
  search: textFilter("translations.search"),
  place: choiceFilter("translations.column.place", TRANSLATED_PLACES, "memory.place"),
  due: daysFilter("translations.column.due"),
  late: flagFilter("translations.filter.late", "translations.filter.lateOnly"),
};
export type TaskFilter = FilterOf<typeof TASK_FILTERS>;

export const TASK_SORTS = ["DUE", "CREATED"] as const;
export type TaskSort = (typeof TASK_SORTS)[number];
