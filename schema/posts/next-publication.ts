import { db } from "#prisma/client.ts";
import type { Board } from "#prisma/generated/enums.ts";
import { scheduledPosts } from "#schema/policies/posts.ts";

/**
 * When the next scheduled post appears by itself; infinity when none waits. Milliseconds since 1970.
 * @param board null for all
 */
export async function nextPublication(board: Board | null, now: Date): Promise<number> {
  const waiting = await db.post.findFirst({
    where: { ...(board === null ? {} : { board }), ...scheduledPosts(now) },
    orderBy: { publishedAt: "asc" },
    select: { publishedAt: true },
  });
  return waiting?.publishedAt?.getTime() ?? Number.POSITIVE_INFINITY;
}
