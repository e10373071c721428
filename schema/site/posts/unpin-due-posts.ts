import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";

/**
 * Unpins posts whose pin has ended. Lists are read from an index that cannot depend on the time, so the end
 * of a pin is written down once. The gateway that comes first does it; the others find nothing left. It is no
 * save: an editor who has the post open keeps its version.
 * @returns the new content version, or null when there was nothing
 */
export async function unpinDuePosts(tx: Tx, now: Date): Promise<bigint | null> {
  const { count } = await tx.post.updateMany({
    where: { pinnedUntil: { lte: now } },
    data: { pinned: false, pinnedUntil: null },
  });
  return count === 0 ? null : await bumpContentVersion(tx);
}
