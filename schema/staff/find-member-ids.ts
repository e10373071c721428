import { db } from "#prisma/client.ts";
import { holdsTerms, holdsTermsByOfficeIndex } from "#schema/search/matching.ts";
import { toSearchWish } from "#schema/search/search-terms.ts";

const FOUND = 10;

/** Active members whose name, address or affiliation holds the words; none where there is too little to look for. */
export async function findMemberIds(typed: string): Promise<number[]> {
  const { terms } = toSearchWish(typed);
  if (terms.length === 0) return [];
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM members
    WHERE ${holdsTermsByOfficeIndex(terms)} AND ${holdsTerms(terms)} AND status = 'ACTIVE' LIMIT ${FOUND}`;
  return rows.map(({ id }) => id);
}
