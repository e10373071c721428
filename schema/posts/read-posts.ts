// One page of a list as rows. Near the beginning they are read in list order at once; further down the ids come first, from
// the index alone, because reading rows only to skip them costs more than a second query.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { isListRowEnough, readListRows } from "./list-rows.ts";
import { inListOrder, type PostList, readPostIds, wherePublished } from "./post-order.ts";

/** Rows skipped from which on the ids come first. */
const SKIP_MAX = 100;

/** The visible posts of a list from `skip` on, `take` at most, with what `query` selects. */
export async function readPosts<Query extends { select?: Prisma.PostSelect }>(
  query: Query,
  list: PostList,
  page: { readonly take: number; readonly skip: number },
) {
  if (page.skip > SKIP_MAX) {
    const ids = await readPostIds(list, page);
    if (ids.length === 0) return [];
    return await db.post.findMany({ ...query, where: { id: { in: ids } }, orderBy: inListOrder });
  }
  if (isListRowEnough(query.select)) return await readListRows(list, page);
  return await db.post.findMany({ ...query, where: wherePublished(list), orderBy: inListOrder, ...page });
}
