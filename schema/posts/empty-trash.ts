import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { DAY } from "#schema/validation/durations.ts";
import { TRASH_DAYS } from "#schema/validation/limits.ts";

/**
 * Removes for good what has been in the trash for 30 days (decisions, Permissions).
 * @returns the new content version, or null when there was nothing
 */
export async function emptyTrash(tx: Tx, now: Date): Promise<bigint | null> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY);
  const { count } = await tx.post.deleteMany({ where: { deletedAt: { lte: before } } });
  return count === 0 ? null : await bumpContentVersion(tx);
}
