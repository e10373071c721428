// Whom a letter of the office to people of a program reaches.
import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { type Meant, meantRows } from "#schema/lists/bulk.ts";
import type { Narrowed } from "#schema/lists/list-source.ts";
import type { ApplicantsFilter } from "#schema/validation/applicant-filters.ts";
import { SEAT_STATES } from "#schema/validation/application-state.ts";
import { applicantSource } from "./applicant-page.ts";

/**
 * The query for the ids of the members. They are the chosen ones; without any, those whom the filter holds. A filter that names no states
 * means people with a seat. Everybody comes once, and nobody whose account was erased.
 */
export function recipientRows({ filter, now }: Narrowed<ApplicantsFilter>, which: Meant): Prisma.Sql {
  const state = filter.state && filter.state.length > 0 ? filter.state : [...SEAT_STATES];
  const { programId } = filter;
  const narrowed = { filter: { ...filter, state }, within: { programId }, now };
  const meant = meantRows(applicantSource, { which, ...narrowed });
  return Prisma.sql`SELECT id FROM members WHERE erased_at IS NULL AND id IN (
    SELECT member_id FROM applications WHERE id IN (${meant}))`;
}

/** How many they are. */
export async function countRecipients(
  tx: Pick<Tx, "$queryRaw">,
  narrowed: Narrowed<ApplicantsFilter>,
  ids: Meant["ids"],
): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (${recipientRows(narrowed, { ids, expectedCount: 0 })}) AS meant`;
  return row?.count ?? 0;
}
