// One page of a list as rows: by a statement of our own where no relation and no content is asked for, by Prisma elsewhere.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { isListRowEnough, readListRows, SKIP_MAX } from "./list-rows.ts";
import { inListOrder, type PostList, whereListed } from "./post-order.ts";

/** The posts of a list from `skip` on, `take` at most, with what `query` selects. */
export async function readPosts<Query extends { select?: Prisma.PostSelect }>(
  query: Query,
  list: PostList,
  page: { readonly take: number; readonly skip: number },
) {
  if (isListRowEnough(query.select)) return await readListRows(list, page);
  if (page.skip <= SKIP_MAX) {
    return await db.post.findMany({ ...query, where: whereListed(list), orderBy: inListOrder, ...page });
  }
  const ids = (await readListRows(list, page)).map(({ id }) => id);
  if (ids.length === 0) return [];
  return await db.post.findMany({ ...query, where: { id: { in: ids } }, orderBy: inListOrder });
}
