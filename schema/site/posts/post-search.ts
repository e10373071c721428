// The search in a list: titles and texts of both languages, as the search of the whole site finds them
// (schema/overview/search/), as far as the viewer may read them. The best match by the title comes first, then
// the list's own order; of common words only titles that are the very words come before it.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { rowsAtMost } from "#schema/core/lists/ngram-frequency.ts";
import { holdsTerms, holdsTermsByIndex } from "#schema/core/text-search/matching.ts";
import { titleRank } from "#schema/core/text-search/rank.ts";
import { toTerms } from "#schema/core/text-search/search-terms.ts";
import { postsForSql, type Reader } from "#schema/policies/site/post-readers.ts";
import { inListOrder, type PostList } from "./post-order.ts";
import { findTitled } from "./titled-posts.ts";

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

const LIST_ORDER = Prisma.sql`pinned DESC, published_at DESC, id DESC`;
const TITLES = [Prisma.sql`title_ko`, Prisma.sql`title_en`];

type Part = { readonly take: number; readonly skip: number };
type Ids = readonly { readonly id: number }[];
const idsOf = (rows: Ids): readonly number[] => rows.map(({ id }) => id);

const areCommon = async (terms: Terms): Promise<boolean> =>
  (await rowsAtMost(Prisma.sql`posts`, terms, 2)) > FOUND_AT_ONCE;

/** What a part of the list is taken of: a condition over the columns of `posts`. */
type Taken = { readonly of: Prisma.Sql; readonly terms: Terms; readonly part: Part };

/** @param window posts that are looked through */
async function findAtBeginning(
  { of, terms, part: { take, skip } }: Taken,
  window: number,
): Promise<readonly number[]> {
  return idsOf(
    await db.$queryRaw<Ids>`
    SELECT id FROM (
      SELECT id, search_key FROM posts WHERE ${of} ORDER BY ${LIST_ORDER} LIMIT ${window}
    ) AS beginning WHERE ${holdsTerms(terms)} LIMIT ${take} OFFSET ${skip}`,
  );
}

/**
 * Rows from the index are put in order by their places and titles alone, and their texts are looked at one by
 * one until there are enough.
 */
async function findByIndex(
  { of, terms, part: { take, skip } }: Taken,
  order: Prisma.Sql,
): Promise<readonly number[]> {
  return idsOf(
    await db.$queryRaw<Ids>`
    SELECT id FROM (
      SELECT id FROM posts WHERE ${of} AND ${holdsTermsByIndex(terms)} ORDER BY ${order} OFFSET 0
    ) AS likely WHERE (SELECT ${holdsTerms(terms)} FROM posts WHERE posts.id = likely.id)
    LIMIT ${take} OFFSET ${skip}`,
  );
}

/** A page of what many posts hold: titles that are the very words, then the others in the list's order. */
async function findCommon(list: SearchedList, terms: Terms, part: Part): Promise<readonly number[]> {
  const of = readable(list);
  const titled = await findTitled(terms, of, FOUND_MAX);
  const first = titled.slice(part.skip, part.skip + part.take);
  if (first.length === part.take) return first;
  const rest: Taken = {
    of: titled.length === 0 ? of : Prisma.sql`${of} AND id <> ALL(${[...titled]}::int[])`,
    terms,
    part: { take: part.take - first.length, skip: Math.max(0, part.skip - titled.length) },
  };
  const window = Math.max(LOOKED_THROUGH, LOOKED_THROUGH_EACH * (part.skip + part.take));
  const early = await findAtBeginning(rest, window);
  const others = early.length === rest.part.take ? early : await findByIndex(rest, LIST_ORDER);
  return [...first, ...others];
}

async function find(list: SearchedList, terms: Terms, part: Part): Promise<readonly number[]> {
  if (await areCommon(terms)) return await findCommon(list, terms, part);
  const order = Prisma.sql`${titleRank(terms, TITLES)}, ${LIST_ORDER}`;
  return await findByIndex({ of: readable(list), terms, part }, order);
}

/** The visible posts of a list that hold every term, the best match first. */
export async function readFoundPosts<Query extends { select?: Prisma.PostSelect }>(
  query: Query,
  list: SearchedList,
  terms: Terms,
  part: Part,
) {
  if (part.skip >= FOUND_MAX) return [];
  const ids = await find(list, terms, part);
  if (ids.length === 0) return [];
  // What is asked for need not have the id: both come in the list's order, of one moment.
  const among = { where: { id: { in: [...ids] } }, orderBy: inListOrder };
  const [rows, places] = await db.$transaction(
    [db.post.findMany({ ...query, ...among }), db.post.findMany({ ...among, select: { id: true } })],
    { isolationLevel: "RepeatableRead" },
  );
  const byId = new Map(places.map(({ id }, at) => [id, rows[at]]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * How many there are; 1,000 means 1,000 or more. It is counted each time: people search for too many
 * different words to cache the counts.
 */
export async function countFoundPosts(list: SearchedList, terms: Terms): Promise<number> {
  if (await areCommon(terms)) {
    const all = { of: readable(list), terms, part: { take: FOUND_MAX, skip: 0 } };
    const early = await findAtBeginning(all, LOOKED_THROUGH);
    if (early.length === FOUND_MAX) return FOUND_MAX;
  }
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM posts WHERE ${readable(list)} AND ${holdsTermsByIndex(terms)} AND ${holdsTerms(terms)} LIMIT ${FOUND_MAX}
    ) AS found`;
  return row?.count ?? 0;
}
