// Pages of the association and people of its board: a handful of texts, of which only the versions in force are looked through.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { holdsTerms, READ_MAX } from "#schema/core/text-search/matching.ts";
import { titleRank } from "#schema/core/text-search/rank.ts";
import { pagesInForceSql } from "#schema/policies/site/pages.ts";

const TITLES = [Prisma.sql`title_ko`, Prisma.sql`title_en`];
const SEARCHED = Prisma.sql`id, key, search_key, title_ko, title_en`;
const NAMES = [Prisma.sql`board_members.name_ko`, Prisma.sql`board_members.name_en`];

/** Ids of the versions in force that hold every term, in their text or in one of their entries: the best match by the title first. */
export async function findPages(terms: readonly string[], now: Date): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    WITH in_force AS (${pagesInForceSql(now, SEARCHED)})
    SELECT id FROM in_force WHERE (${holdsTerms(terms)}) OR EXISTS (
      SELECT 1 FROM page_entries WHERE version_id = in_force.id AND ${holdsTerms(terms, Prisma.sql`page_entries.search_key`)}
    ) ORDER BY ${titleRank(terms, TITLES)}, key LIMIT ${READ_MAX}`;
  return rows.map(({ id }) => id);
}

/** Ids of the people of the boards that are in force: the best match by the name first, then in their order. */
export async function findPeople(terms: readonly string[], now: Date): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    WITH in_force AS (${pagesInForceSql(now, SEARCHED)})
    SELECT board_members.id FROM board_members JOIN in_force ON in_force.id = version_id
    WHERE in_force.key IN ('BOARD_MEMBERS', 'EDITORIAL_BOARD') AND ${holdsTerms(terms, Prisma.sql`board_members.search_key`)} 
    ORDER BY ${titleRank(terms, NAMES)}, in_force.key, position LIMIT ${READ_MAX}`;
  return rows.map(({ id }) => id);
}
