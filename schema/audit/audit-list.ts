// What the audit log is narrowed by, and how its lines are found.
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { DayRangeRef, inDays, oneOf } from "#schema/lists/list-filters.ts";
import type { ListSource } from "#schema/lists/list-source.ts";
import { holdsTerms, holdsTermsByOfficeIndex } from "#schema/search/matching.ts";
import { toSearchWish } from "#schema/search/search-terms.ts";

export const AuditFilterRef = builder.inputType("AuditFilter", {
  fields: (t) => ({
    actor: t.string({ description: "A part of the name, e-mail or affiliation of who did it." }),
    actions: t.stringList({ description: "The operations, such as `saveSettings`." }),
    subjects: t.stringList({ description: "The nouns, such as `settings`." }),
    subjectId: t.int(),
    days: t.field({ type: DayRangeRef }),
  }),
});

export type AuditFilter = Partial<typeof AuditFilterRef.$inferInput>;

/** Whoever is found by the words; nobody where there is too little to look for. */
function byActor(typed: string | null | undefined): Prisma.Sql[] {
  if (!typed?.trim()) return [];
  const { terms } = toSearchWish(typed);
  if (terms.length === 0) return [Prisma.sql`false`];
  return [
    Prisma.sql`actor_id IN (SELECT id FROM members WHERE ${holdsTermsByOfficeIndex(terms)} AND ${holdsTerms(terms)})`,
  ];
}

export const AUDIT_LIST: ListSource<AuditFilter, "CREATED"> = {
  table: Prisma.sql`audit_entries`,
  sorts: { CREATED: Prisma.sql`created_at` },
  conditions: ({ actor, actions, subjects, subjectId, days }) => [
    ...byActor(actor),
    ...oneOf("action", "text", actions),
    ...oneOf("subject", "text", subjects),
    ...(subjectId == null ? [] : [Prisma.sql`subject_id = ${subjectId}::int`]),
    ...inDays("created_at", days),
  ],
};
