// Defines what the audit log is narrowed by, and how its lines are found.
import { Prisma } from "#prisma/generated/client.ts";
import { inDays, oneOf } from "#schema/core/lists/conditions.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import { holdsTerms, holdsTermsByOfficeIndex } from "#schema/core/text-search/matching.ts";
import { toTextSearch } from "#schema/core/text-search/search-terms.ts";
import { AUDIT_FILTERS, type AuditFilter } from "#schema/validation/core/audit-filters.ts";

export const AuditFilterRef = filterInput("AuditFilter", AUDIT_FILTERS, { subject: null, action: null });

/** The people who are found by the words; nobody where there is too little to look for. */
function byActor(typed: string): Prisma.Sql {
  const { terms } = toTextSearch(typed);
  if (terms.length === 0) return Prisma.sql`FALSE`;
  return Prisma.sql`actor_id IN (SELECT id FROM members WHERE ${holdsTermsByOfficeIndex(terms)} AND ${holdsTerms(terms)})`;
}

export const auditSource: ListSource<AuditFilter, "CREATED"> = {
  table: Prisma.sql`audit_entries`,
  sorts: { CREATED: Prisma.sql`created_at` },
  conditions: {
    actor: byActor,
    subject: oneOf("subject", "text"),
    action: oneOf("action", "text"),
    days: inDays("created_at"),
  },
};
