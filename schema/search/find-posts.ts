// Posts that hold every term, newest first, of all boards at once: those that whoever looks for them may read.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { rowsAtMost } from "#schema/lists/ngram-frequency.ts";
import { postsForSql, type Reader } from "#schema/policies/post-readers.ts";
import { holdsTerms, holdsTermsByIndex, READ_MAX } from "./matching.ts";

/** Up to so many posts the index brings all of them, and they are then put in order: a millisecond or two. */
const FOUND_AT_ONCE = 1_000;

/**
 * When more posts may hold the terms, the newest are first looked through one by one. There a common word is found at once, while the
 * index would bring a million rows only to sort them.
 */
const LOOKED_THROUGH = 4_000;

const NEWEST_FIRST = Prisma.sql`ORDER BY published_at DESC, id DESC`;

type Ids = readonly { readonly id: number }[];

/** Ids of the readable posts that hold every term, newest first, READ_MAX at most. */
export async function findPosts(
  terms: readonly string[],
  now: Date,
  reader: Reader,
): Promise<readonly number[]> {
  const readable = postsForSql(reader, now);
  if ((await rowsAtMost(Prisma.sql`posts`, terms, 2)) > FOUND_AT_ONCE) {
    const newest = await db.$queryRaw<Ids>`
      SELECT id FROM (
        SELECT id, search_key FROM posts WHERE ${readable} ${NEWEST_FIRST} LIMIT ${LOOKED_THROUGH}
      ) AS newest WHERE ${holdsTerms(terms)} LIMIT ${READ_MAX}`;
    if (newest.length === READ_MAX) return newest.map(({ id }) => id);
  }
  // Rows from the index are sorted by their times alone, and their texts are looked at one by one until there are enough. Ten thousand texts
  // would not fit in the memory of a sort, and would not be shown.
  const all = await db.$queryRaw<Ids>`
    SELECT id FROM (
      SELECT id, published_at FROM posts WHERE ${readable} AND ${holdsTermsByIndex(terms)} ${NEWEST_FIRST} OFFSET 0
    ) AS likely WHERE (SELECT ${holdsTerms(terms)} FROM posts WHERE posts.id = likely.id) LIMIT ${READ_MAX}`;
  return all.map(({ id }) => id);
}
