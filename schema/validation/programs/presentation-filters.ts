// Defines what the office's list of presentations can be narrowed and sorted by.
import { id } from "#schema/validation/core/ids.ts";
import { choiceFilter, type FilterOf, filterSchema } from "#schema/validation/core/list-filters.ts";

/** Drafts are their authors' alone. */
export const SENT_STATES = ["SUBMITTED", "ORAL", "POSTER", "DECLINED", "WITHDRAWN"] as const;

export const PRESENTATION_FILTERS = {
  state: choiceFilter("presentations-office.column.state", SENT_STATES, "presentations.state"),
};

/** AVERAGE: of the scores; what nobody scored has 0. */
export const PRESENTATION_SORTS = ["ID", "AVERAGE"] as const;
export type PresentationSort = (typeof PRESENTATION_SORTS)[number];

export interface PresentationsFilter extends FilterOf<typeof PRESENTATION_FILTERS> {
  readonly programId: number;
}
export const presentationsFilter = filterSchema(PRESENTATION_FILTERS, { programId: id });
