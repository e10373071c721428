// Defines how many posts a list holds. Counting a million rows on every request would cost more than the page itself.
import { db } from "#prisma/client.ts";
import type { ContentCache } from "#schema/context.ts";
import { VersionedMemo } from "#schema/core/shared/versioned-memo.ts";
import { nextPublication } from "./next-publication.ts";
import { type PostList, whereListed } from "./post-order.ts";

const totals = new VersionedMemo<number>();

/** The number of posts that a list names. */
export function countPosts(list: PostList, contentCache: ContentCache): Promise<number> {
  const { board, tagId, now } = list;
  return totals.get(`${board} ${tagId}`, { contentCache, now }, async () => {
    const [value, until] = await Promise.all([
      db.post.count({ where: whereListed(list) }),
      nextPublication(board, now),
    ]);
    return { value, until };
  });
}
