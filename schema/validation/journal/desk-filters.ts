// What the editors' desk can be narrowed and sorted by.
import { choiceFilter, type FilterOf, flagFilter, textFilter } from "#schema/validation/core/list-filters.ts";
import { SUBMISSION_STATES } from "./submission-state.ts";

/** The person who takes the next step. */
export const WAITS_FOR = ["EDITORS", "REVIEWERS", "AUTHOR", "NOBODY"] as const;

export const DESK_SORTS = ["WAITING", "RECEIVED"] as const;
export const DESK_COLUMNS = [
  "number",
  "title",
  "state",
  "waits",
  "since",
  "due",
  "editor",
  "reviews",
  "remind",
] as const;

/** What has been sent at least once. */
export const DESK_STATES = SUBMISSION_STATES.filter((state) => state !== "DRAFT");

export const DESK_FILTERS = {
  /** Number and titles. */
  search: textFilter("desk.filter.search"),
  state: choiceFilter("desk.filter.state", DESK_STATES, "desk.state"),
  waits: choiceFilter("desk.filter.waits", WAITS_FOR, "desk.waitsFor"),
  late: flagFilter("desk.filter.late", "desk.filter.lateOnly"),
  mine: flagFilter("desk.filter.mine", "desk.filter.mineOnly"),
};
export type DeskFilter = FilterOf<typeof DESK_FILTERS>;
