// Defines what the office's list of mailings can be narrowed and sorted by.
import { choiceFilter, type FilterOf, tabFilter, textFilter } from "#schema/validation/core/list-filters.ts";

/** SENT: its mails are being written or are written; FAILED: one of them could not be delivered. */
export const MAILING_SHOWS = ["DRAFT", "READY", "SENT", "FAILED", "STOPPED"] as const;

export const MAILING_FILTERS = {
  show: tabFilter("mailings.status", MAILING_SHOWS, "mailings.show", null),
  /** A part of a subject, in either language and any case. */
  search: textFilter("mailings.search"),
  purpose: choiceFilter("mailings.field.purpose", ["SERVICE", "PROMOTION"], "mailings.purpose"),
};

export const MAILING_SORTS = ["CREATED", "SUBJECT"] as const;
export type MailingSort = (typeof MAILING_SORTS)[number];
export type MailingFilter = FilterOf<typeof MAILING_FILTERS>;
