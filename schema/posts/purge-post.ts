import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { DomainError } from "#schema/errors.ts";

/**
 * Removes a post for good, from the trash only. Its files belong to nothing then and are swept later.
 * @returns the new content version
 * @throws DomainError NOT_FOUND, also for a post that is not in the trash
 */
export async function purgePost(tx: Tx, id: number): Promise<bigint> {
  const { count } = await tx.post.deleteMany({ where: { id, deletedAt: { not: null } } });
  if (count === 0) throw new DomainError("NOT_FOUND");
  return await bumpContentVersion(tx);
}
