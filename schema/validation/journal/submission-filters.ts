// Defines what the editorial queue can be narrowed and sorted by.
import { choiceFilter, type FilterOf, flagFilter, textFilter } from "#schema/validation/core/list-filters.ts";
import { SUBMISSION_STATES } from "./submission-state.ts";

/** The person who takes the next step. */
export const WAITS_FOR = ["EDITORS", "REVIEWERS", "AUTHOR", "NOBODY"] as const;

export const SUBMISSION_SORTS = ["WAITING", "RECEIVED"] as const;
export const SUBMISSION_COLUMNS = [
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
const LISTED_STATES = SUBMISSION_STATES.filter((state) => state !== "DRAFT");

export const SUBMISSION_FILTERS = {
  /** Number and titles. */
  search: textFilter("submission-office.filter.search"),
  state: choiceFilter("submission-office.filter.state", LISTED_STATES, "submission-office.state"),
  waits: choiceFilter("submission-office.filter.waits", WAITS_FOR, "submission-office.waitsFor"),
  late: flagFilter("submission-office.filter.late", "submission-office.filter.lateOnly"),
  mine: flagFilter("submission-office.filter.mine", "submission-office.filter.mineOnly"),
};
export type SubmissionFilter = FilterOf<typeof SUBMISSION_FILTERS>;
