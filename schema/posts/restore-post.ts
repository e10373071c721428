import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { DomainError } from "#schema/errors.ts";

/**
 * Takes a post out of the trash, as it went in: published, scheduled or a draft. One that is not there stays as it is.
 * @returns the new content version, or null when nothing changed
 * @throws DomainError NOT_FOUND
 */
export async function restorePost(tx: Tx, id: number): Promise<bigint | null> {
  const { count } = await tx.post.updateMany({
    where: { id, deletedAt: { not: null } },
    data: { deletedAt: null, deletedById: null, version: { increment: 1 } },
  });
  if (count > 0) return await bumpContentVersion(tx);
  if ((await tx.post.count({ where: { id } })) === 0) throw new DomainError("NOT_FOUND");
  return null;
}
