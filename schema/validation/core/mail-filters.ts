// Defines what the office's list of mails can be narrowed by.
import { choiceFilter, daysFilter, type FilterOf, tabFilter, textFilter } from "./list-filters.ts";
import { MAIL_KINDS } from "./mail-kinds.ts";

export const MAIL_FILTERS = {
  /** The member it went to, by name, e-mail and affiliation; or the whole address. */
  who: textFilter("outbox.filter.who"),
  state: tabFilter("outbox.states", ["WAITING", "SENT", "FAILED", "STOPPED"], "outbox.state", null),
  kind: choiceFilter("outbox.filter.kind", MAIL_KINDS, "outbox.kind"),
  days: daysFilter("outbox.filter.days"),
};

export type MailFilter = FilterOf<typeof MAIL_FILTERS>;
