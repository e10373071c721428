import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";

/**
 * Unpins what was pinned until now or earlier. Lists are read from an index that can't hold the time of day, so an ended pin
 * is written down once, by whichever gateway comes first; the others find nothing left. Not a save: an editor who has the
 * post open keeps its version.
 * @returns the new content version, or null when there was nothing
 */
export async function unpinDuePosts(tx: Tx, now: Date): Promise<bigint | null> {
  const { count } = await tx.post.updateMany({
    where: { pinnedUntil: { lte: now } },
    data: { pinned: false, pinnedUntil: null },
  });
  return count === 0 ? null : await bumpContentVersion(tx);
}
