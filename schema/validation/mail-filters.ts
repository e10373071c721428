// What the office's list of mails can be narrowed by.
import { type FilterOf, tabFilter } from "./list-filters.ts";

export const MAIL_FILTERS = {
  state: tabFilter("outbox.states", ["WAITING", "SENT", "FAILED", "STOPPED"], "outbox.state", null),
};

export type MailFilter = FilterOf<typeof MAIL_FILTERS>;
