// Defines what the editors' list of issues can be narrowed and sorted by.
import {
  daysFilter,
  type FilterOf,
  numbersFilter,
  tabFilter,
  textFilter,
} from "#schema/validation/core/list-filters.ts";
import { ISSUE_STATES } from "./issue-state.ts";

export const ISSUE_FILTERS = {
  state: tabFilter("journal-office.states", ISSUE_STATES, "journal-office.state", null),
  /** Titles, and the numbers as people write them: 18(2), 18권 2호. */
  search: textFilter("journal-office.filter.search"),
  volume: numbersFilter("journal-office.field.volume", true),
  issued: daysFilter("journal-office.column.issued"),
};
export type IssueFilter = FilterOf<typeof ISSUE_FILTERS>;

export const ISSUE_SORTS = ["NUMBER", "ISSUED"] as const;
export type IssueSort = (typeof ISSUE_SORTS)[number];
