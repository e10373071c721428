// The search in a list: titles and texts of both languages, as the search of the whole site finds them
// (schema/overview/search/), in the list's own order, as far as the viewer may read them.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { rowsAtMost } from "#schema/core/lists/ngram-frequency.ts";
import { holdsTerms, holdsTermsByIndex } from "#schema/core/text-search/matching.ts";
import { toTerms } from "#schema/core/text-search/search-terms.ts";
import { postsForSql, type Reader } from "#schema/policies/site/post-readers.ts";
import { inListOrder, type PostList } from "./post-order.ts";

/** What somebody looks for in a list; every term has to be there. */
export type Terms = readonly string[];

/** Hits that are counted, and so can be paged to: more hits call for other words. */
const FOUND_MAX = 1_000;

/** What is looked for; null where that is nothing. */
export function toSearch(typed: string | null | undefined): Terms | null {
  const terms = toTerms(typed ?? "");
  return terms.length === 0 ? null : terms;
}

/** Up to so many posts the index brings all of them, and they are then put in order. */
const FOUND_AT_ONCE = 1_000;

/**
 * When more posts may hold the terms, those at the beginning of the list are first looked through one by one,
 * in its order: a common word is found there at once, where the index would bring them all only to sort them.
 * So many, and so many a page asked for.
 */
const LOOKED_THROUGH = 4_000;
const LOOKED_THROUGH_EACH = 50;

/** A list as somebody looks through it. */
interface SearchedList extends PostList {
  readonly reader: Reader;
}

/** What the list names and the viewer may read: no other text is looked through. */
const readable = ({ board, tagId, now, reader }: SearchedList) => Prisma.sql`
  board = ${board}::board AND ${postsForSql(reader, now)} AND is_listed
  ${tagId === null ? Prisma.empty : Prisma.sql`AND tag_id = ${tagId}`}`;

const IN_ORDER = Prisma.sql`ORDER BY pinned DESC, published_at DESC, id DESC`;

type Part = { readonly take: number; readonly skip: number };
type Ids = readonly { readonly id: number }[];

const areCommon = async (terms: Terms): Promise<boolean> =>
  (await rowsAtMost(Prisma.sql`posts`, terms, 2)) > FOUND_AT_ONCE;

/** @param window posts that are looked through */
async function findAtBeginning(
  list: SearchedList,
  terms: Terms,
  { take, skip }: Part,
  window: number,
): Promise<Ids> {
  return await db.$queryRaw<Ids>`
    SELECT id FROM (
      SELECT id, search_key FROM posts WHERE ${readable(list)} ${IN_ORDER} LIMIT ${window}
    ) AS beginning WHERE ${holdsTerms(terms)} LIMIT ${take} OFFSET ${skip}`;
}

/**
 * Rows from the index are put in order by their places alone, and their texts are looked at one by one until there are enough.
 */
async function findByIndex(list: SearchedList, terms: Terms, { take, skip }: Part): Promise<Ids> {
  return await db.$queryRaw<Ids>`
    SELECT id FROM (
      SELECT id FROM posts WHERE ${readable(list)} AND ${holdsTermsByIndex(terms)} ${IN_ORDER} OFFSET 0
    ) AS likely WHERE (SELECT ${holdsTerms(terms)} FROM posts WHERE posts.id = likely.id)
    LIMIT ${take} OFFSET ${skip}`;
}

async function find(list: SearchedList, terms: Terms, part: Part): Promise<Ids> {
  if (await areCommon(terms)) {
    const window = Math.max(LOOKED_THROUGH, LOOKED_THROUGH_EACH * (part.skip + part.take));
    const early = await findAtBeginning(list, terms, part, window);
    if (early.length === part.take) return early;
  }
  return await findByIndex(list, terms, part);
}

/** The visible posts of a list that hold every term, in the list's order. */
export async function readFoundPosts<Query extends { select?: Prisma.PostSelect }>(
  query: Query,
  list: SearchedList,
  terms: Terms,
  part: Part,
) {
  if (part.skip >= FOUND_MAX) return [];
  const ids = (await find(list, terms, part)).map(({ id }) => id);
  if (ids.length === 0) return [];
  return await db.post.findMany({ ...query, where: { id: { in: ids } }, orderBy: inListOrder });
}

/**
 * How many there are; 1,000 means 1,000 or more. It is counted each time: people search for too many
 * different words to cache the counts.
 */
export async function countFoundPosts(list: SearchedList, terms: Terms): Promise<number> {
  if (await areCommon(terms)) {
    const all = { take: FOUND_MAX, skip: 0 };
    const early = await findAtBeginning(list, terms, all, LOOKED_THROUGH);
    if (early.length === FOUND_MAX) return FOUND_MAX;
  }
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM posts WHERE ${readable(list)} AND ${holdsTermsByIndex(terms)} AND ${holdsTerms(terms)} LIMIT ${FOUND_MAX}
    ) AS found`;
  return row?.count ?? 0;
}
