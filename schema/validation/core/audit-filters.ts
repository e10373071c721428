// Defines what the audit log can be narrowed by.
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from "./audit.ts";
import { choiceFilter, daysFilter, type FilterOf, textFilter } from "./list-filters.ts";

export const AUDIT_FILTERS = {
  /** In name, email and affiliation of the actor. */
  actor: textFilter("audit.filter.actor"),
  subject: choiceFilter("audit.filter.subject", AUDIT_SUBJECTS, "audit.subject"),
  action: choiceFilter("audit.filter.action", AUDIT_ACTIONS, "audit.action"),
  days: daysFilter("audit.filter.days"),
};

export type AuditFilter = FilterOf<typeof AUDIT_FILTERS>;
