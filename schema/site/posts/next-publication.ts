import { db } from "#prisma/client.ts";
import type { Board } from "#prisma/generated/enums.ts";
import { scheduledPosts } from "#schema/policies/site/posts.ts";

/**
 * When the next post appears or ends by itself; infinity when none does. Milliseconds since 1970.
 * @param board null for all
 */
export async function nextPublication(board: Board | null, now: Date): Promise<number> {
  const ofBoard = board === null ? {} : { board };
  const [waiting, ending] = await Promise.all([
    db.post.findFirst({
      where: { ...ofBoard, ...scheduledPosts(now) },
      orderBy: { publishedAt: "asc" },
      select: { publishedAt: true },
    }),
    db.post.findFirst({
      where: { ...ofBoard, deletedAt: null, unpublishAt: { gt: now } },
      orderBy: { unpublishAt: "asc" },
      select: { unpublishAt: true },
    }),
  ]);
  const never = Number.POSITIVE_INFINITY;
  return Math.min(waiting?.publishedAt?.getTime() ?? never, ending?.unpublishAt?.getTime() ?? never);
}
