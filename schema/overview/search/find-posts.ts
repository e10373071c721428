// Posts that hold every term, of all boards at once: those that the viewer may read, the best match first, then the newest.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { rowsAtMost } from "#schema/core/lists/ngram-frequency.ts";
import { holdsTerms, holdsTermsByIndex, READ_MAX } from "#schema/core/text-search/matching.ts";
import { textRank, titleRank } from "#schema/core/text-search/rank.ts";
import { postsForSql, type Reader } from "#schema/policies/site/post-readers.ts";
import { findTitled } from "#schema/site/posts/titled-posts.ts";

/** Up to so many posts the index brings all of them, and they are then put in order: a millisecond or two. */
const FOUND_AT_ONCE = 1_000;

/**
 * When more posts may hold the terms, the newest are first looked through one by one. There a word that one
 * post in a hundred holds is found in some 15 ms, while the index would bring ten thousand rows of a million
 * only to sort them, in 300 ms (npm run bench -- pages).
 */
const LOOKED_THROUGH = 16_000;

const NEWEST_FIRST = Prisma.sql`ORDER BY published_at DESC, id DESC`;
const TITLES = [Prisma.sql`title_ko`, Prisma.sql`title_en`];
const TEXTS = [...TITLES, Prisma.sql`document_words(content_ko)`, Prisma.sql`document_words(content_en)`];

type Ids = readonly { readonly id: number }[];
const idsOf = (rows: Ids): readonly number[] => rows.map(({ id }) => id);

/** Ids of the readable posts that hold every term, READ_MAX at most. */
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
    if (newest.length === READ_MAX) {
      const titled = await findTitled(terms, readable, READ_MAX);
      return (await bestFirst([...titled, ...idsOf(newest)], terms)).slice(0, READ_MAX);
    }
  }
  // Rows from the index are sorted by their titles and times alone, and their texts are looked at one by one
  // until there are enough. Ten thousand texts would not fit in the memory of a sort, and would not be shown.
  const all = await db.$queryRaw<Ids>`
    SELECT id FROM (
      SELECT id FROM posts WHERE ${readable} AND ${holdsTermsByIndex(terms)}
      ORDER BY ${titleRank(terms, TITLES)}, published_at DESC, id DESC OFFSET 0
    ) AS likely WHERE (SELECT ${holdsTerms(terms)} FROM posts WHERE posts.id = likely.id) LIMIT ${READ_MAX}`;
  return await bestFirst(idsOf(all), terms);
}

/** The same, by how they hold the terms. */
async function bestFirst(ids: readonly number[], terms: readonly string[]): Promise<readonly number[]> {
  const best = await db.$queryRaw<Ids>`
    SELECT id FROM posts WHERE id = ANY(${[...ids]}::int[])
    ORDER BY ${titleRank(terms, TITLES)}, ${textRank(terms, TEXTS)}, published_at DESC, id DESC`;
  return idsOf(best);
}
