// What the office's list of letters can be narrowed and sorted by.
import { choiceFilter, type FilterOf, tabFilter, textFilter } from "#schema/validation/core/list-filters.ts";

/** SENT: its mails are being written or are written; FAILED: one of them could not be delivered. */
export const LETTER_SHOWS = ["DRAFT", "READY", "SENT", "FAILED", "STOPPED"] as const;

export const LETTER_FILTERS = {
  show: tabFilter("letters.status", LETTER_SHOWS, "letters.show", null),
  /** A part of a subject, in either language and any case. */
  search: textFilter("letters.search"),
  purpose: choiceFilter("letters.field.purpose", ["SERVICE", "PROMOTION"], "letters.purpose"),
};

export const LETTER_SORTS = ["CREATED", "SUBJECT"] as const;
export type LetterSort = (typeof LETTER_SORTS)[number];
export type LetterFilter = FilterOf<typeof LETTER_FILTERS>;
