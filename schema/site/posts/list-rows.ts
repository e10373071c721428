// The rows of the list of posts, and the neighbours of a post in it, by prepared statements. No list is asked
// more often, and Prisma builds its query again each time, which costs twice as much as running it. Only for
// selections without relations and content.
import { pool } from "#prisma/client.ts";
import { type Post, Prisma } from "#prisma/generated/client.ts";
import { listedPostsSql, publishedPostsSql } from "#schema/policies/site/posts.ts";
import type { PostList, PostPosition } from "./post-order.ts";

/** Every small column of a post, by its name in Prisma. */
const COLUMNS = {
  id: "id",
  board: "board",
  tagId: "tag_id",
  thumbnailId: "thumbnail_id",
  pinned: "pinned",
  publishedAt: "published_at",
  titleKo: "title_ko",
  titleEn: "title_en",
  koUpdatedAt: "ko_updated_at",
  enUpdatedAt: "en_updated_at",
  createdAt: "created_at",
  audience: "audience",
  // As texts: the driver knows no arrays of an enumeration of ours.
  readerGrades: "reader_grades::text[]",
  isListed: "is_listed",
} as const satisfies Partial<Record<keyof Post, string>>;

const SELECTION = Object.entries(COLUMNS)
  .map(([name, column]) => `${column} AS "${name}"`)
  .join(", ");

/** What lists name, and what everybody reads, at the moment that is the second value. */
const LISTED = listedPostsSql(Prisma.raw("$2")).sql;
const PUBLISHED = publishedPostsSql(Prisma.raw("$2")).sql;

/** Whether a selection of Prisma's asks for nothing but these columns. */
export function isListRowEnough(select: Prisma.PostSelect | undefined): boolean {
  return (
    select !== undefined &&
    Object.entries(select).every(([name, wanted]) => wanted === true && name in COLUMNS)
  );
}

/** From so many skipped rows on, ids are read first, from the index alone: reading rows only to skip them costs more. */
export const SKIP_MAX = 100;

const IN_ORDER = "ORDER BY pinned DESC, published_at DESC, id DESC";

/**
 * The posts of a list in its order (the SQL of whereListed and inListOrder in post-order.ts). Typed as whole
 * posts, as Pothos types what a selection brings; the columns above are there.
 * @param page whole numbers of our own; they are in the text, so that each page has its own plan: cached for the first pages,
 * which are few and asked for most
 */
export async function readListRows(
  { board, tagId, isOpen = false, now }: PostList,
  { take, skip }: { readonly take: number; readonly skip: number },
): Promise<Post[]> {
  const tagged = tagId === null ? "" : "AND tag_id = $3";
  const values = tagId === null ? [board, now] : [board, now, tagId];
  const open = isOpen ? " open" : "";
  const page = `FROM posts WHERE board = $1::board AND ${isOpen ? PUBLISHED : LISTED} ${tagged} ${IN_ORDER} LIMIT ${take} OFFSET ${skip}`;
  const { rows } = await pool.query<Post>(
    skip > SKIP_MAX
      ? {
          text: `SELECT ${SELECTION} FROM posts JOIN (SELECT id ${page}) AS page USING (id) ${IN_ORDER}`,
          values,
        }
      : {
          name: `posts ${take} ${skip}${tagged && " tagged"}${open}`,
          text: `SELECT ${SELECTION} ${page}`,
          values,
        },
  );
  return rows;
}

/**
 * The listed posts right above (`newer`) or below (`older`) others in their boards, by the id of the other: a
 * step along the index each.
 */
export async function readNeighbourRows(
  posts: readonly PostPosition[],
  side: "newer" | "older",
  now: Date,
): Promise<Map<number, Post>> {
  const [beyond, order] = side === "older" ? ["<", "DESC"] : [">", "ASC"];
  const { rows } = await pool.query<Post & { of: number }>({
    name: `posts ${side}`,
    text: `SELECT neighbour.*, of_id AS of
      FROM unnest($1::board[], $3::boolean[], $4::timestamptz[], $5::integer[]) AS other (of_board, of_pinned, of_published_at, of_id)
      CROSS JOIN LATERAL (
        SELECT ${SELECTION} FROM posts
        WHERE board = of_board AND ${LISTED} AND (pinned, published_at, id) ${beyond} (of_pinned, of_published_at, of_id)
        ORDER BY pinned ${order}, published_at ${order}, id ${order} LIMIT 1
      ) AS neighbour`,
    values: [
      posts.map(({ board }) => board),
      now,
      posts.map(({ pinned }) => pinned),
      posts.map(({ publishedAt }) => publishedAt),
      posts.map(({ id }) => id),
    ],
  });
  return new Map(rows.map(({ of, ...row }) => [of, row]));
}
