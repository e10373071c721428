// Searches titles of both languages for a part of a title, in any case. An index holds their characters and pairs of characters (migration
// `boards`), so that a word of two syllables is found as fast as any. Each title that the index finds is then compared. Letters beyond A
// to Z are folded as the database's locale does it. The texts are searched elsewhere (schema/search/).
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { SEARCH_MAX_LENGTH } from "#schema/validation/limits.ts";
import { inList, inListOrder, type PostList } from "./post-order.ts";

/** Found posts that are counted, and so can be paged to: whoever finds more looks for something else. */
const FOUND_MAX = 1_000;

/** What is looked for: NFC, in one line, without the space around; null where that is nothing. */
export function toSearch(typed: string | null | undefined): string | null {
  const text = (typed ?? "")
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, " ")
    .trim();
  return text === "" ? null : text.slice(0, SEARCH_MAX_LENGTH).trim();
}

const keyOf = (search: string) => Prisma.sql`lower(normalize(${search}::text, NFC))`;

const found = (list: PostList, search: string) => Prisma.sql`${inList(list)}
  AND search_grams(post_search_key(title_ko, title_en)) @> search_grams(${keyOf(search)})
  AND position(${keyOf(search)} IN post_search_key(title_ko, title_en)) > 0`;

/**
 * The posts at the beginning of a list are looked through one by one, as they stand in its order: a word that many titles
 * hold is found there at once, where the search's index would bring them all only to sort them. So many a page asked for.
 */
const LOOKED_THROUGH = 5_000;
const LOOKED_THROUGH_EACH = 50;

async function findAtBeginning(
  list: PostList,
  search: string,
  take: number,
  skip: number,
): Promise<number[]> {
  const window = Math.max(LOOKED_THROUGH, LOOKED_THROUGH_EACH * (skip + take));
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM (
      SELECT id, pinned, published_at, post_search_key(title_ko, title_en) AS key FROM posts WHERE ${inList(list)}
      ORDER BY pinned DESC, published_at DESC, id DESC LIMIT ${window}
    ) AS beginning WHERE position(${keyOf(search)} IN key) > 0
    ORDER BY pinned DESC, published_at DESC, id DESC LIMIT ${take} OFFSET ${skip}`;
  return rows.map(({ id }) => id);
}

async function findByIndex(list: PostList, search: string, take: number, skip: number): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM posts WHERE ${found(list, search)}
    ORDER BY pinned DESC, published_at DESC, id DESC LIMIT ${take} OFFSET ${skip}`;
  return rows.map(({ id }) => id);
}

/** The visible posts of a list whose titles hold `search`, in the list's order. */
export async function readFoundPosts<Query extends { select?: Prisma.PostSelect }>(
  query: Query,
  list: PostList,
  search: string,
  { take, skip }: { readonly take: number; readonly skip: number },
) {
  if (skip >= FOUND_MAX) return [];
  const early = await findAtBeginning(list, search, take, skip);
  const ids = early.length === take ? early : await findByIndex(list, search, take, skip);
  if (ids.length === 0) return [];
  return await db.post.findMany({ ...query, where: { id: { in: ids } }, orderBy: inListOrder });
}

/** How many there are; 1,000 stands for more. It is counted each time: people look for too many different words to keep the counts. */
export async function countFoundPosts(list: PostList, search: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM posts WHERE ${found(list, search)} LIMIT ${FOUND_MAX}
    ) AS found`;
  return row?.count ?? 0;
}
