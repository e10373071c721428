// Programs that hold every term in what they say, or whose speaker or session does: the best match by the
// title first, then the latest event.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { holdsTerms, holdsTermsByIndex, READ_MAX } from "#schema/core/text-search/matching.ts";
import { titleRank } from "#schema/core/text-search/rank.ts";
import { visibleProgramsSql } from "#schema/policies/programs/programs.ts";

const TITLES = [Prisma.sql`title_ko`, Prisma.sql`title_en`];

/** Ids of the visible programs, READ_MAX at most. */
export async function findPrograms(terms: readonly string[], now: Date): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM programs WHERE ${visibleProgramsSql(now)} AND id IN (
      SELECT id FROM programs
      WHERE ${visibleProgramsSql(now)} AND ${holdsTermsByIndex(terms)} AND ${holdsTerms(terms)}
      UNION SELECT program_id FROM program_speakers WHERE ${holdsTermsByIndex(terms)} AND ${holdsTerms(terms)}
      UNION SELECT program_id FROM program_sessions WHERE ${holdsTermsByIndex(terms)} AND ${holdsTerms(terms)}
    ) ORDER BY ${titleRank(terms, TITLES)}, starts_at DESC, id DESC LIMIT ${READ_MAX}`;
  return rows.map(({ id }) => id);
}
