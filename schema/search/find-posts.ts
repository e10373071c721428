// Posts that hold every term, newest first, of all boards at once.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { publishedPostsSql } from "#schema/policies/posts.ts";
import { holdsTerms, holdsTermsByIndex, READ_MAX } from "./matching.ts";

/**
 * The newest posts are looked through one by one: a word that many posts hold is found there at once, where the index would
 * bring a million rows only to sort them. A word that is rarer than 100 among so many is what the index is for.
 */
const LOOKED_THROUGH = 4_000;

const NEWEST_FIRST = Prisma.sql`ORDER BY published_at DESC, id DESC`;

type Ids = readonly { readonly id: number }[];

/** Ids of the visible posts that hold every term, newest first, READ_MAX at most. */
export async function findPosts(terms: readonly string[], now: Date): Promise<readonly number[]> {
  const newest = await db.$queryRaw<Ids>`
    SELECT id FROM (
      SELECT id, search_key FROM posts WHERE ${publishedPostsSql(now)} ${NEWEST_FIRST} LIMIT ${LOOKED_THROUGH}
    ) AS newest WHERE ${holdsTerms(terms)} LIMIT ${READ_MAX}`;
  if (newest.length === READ_MAX) return newest.map(({ id }) => id);
  // What the index brings is put in order by its times alone, and looked at one by one until there are enough: ten thousand texts
  // would neither fit in the memory of a sort nor be shown.
  const all = await db.$queryRaw<Ids>`
    SELECT id FROM (
      SELECT id, published_at FROM posts WHERE ${publishedPostsSql(now)} AND ${holdsTermsByIndex(terms)} ${NEWEST_FIRST} OFFSET 0
    ) AS likely WHERE (SELECT ${holdsTerms(terms)} FROM posts WHERE posts.id = likely.id) LIMIT ${READ_MAX}`;
  return all.map(({ id }) => id);
}
