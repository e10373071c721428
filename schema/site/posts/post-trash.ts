// Moves a post to the trash, restores it, and deletes it permanently (docs/people.md#permissions).
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { retainedSince } from "#schema/core/trash/trash-expiry.ts";
import { DomainError } from "#schema/errors.ts";

const version = { increment: 1 };

/**
 * Puts a post in the trash. One that is there already stays as it is.
 * @returns whether it changed anything
 * @throws DomainError NOT_FOUND
 */
export async function deletePost(tx: Tx, id: number, { memberId, now }: Author): Promise<boolean> {
  const { count } = await tx.post.updateMany({
    where: { id, deletedAt: null },
    data: { deletedAt: now, deletedById: memberId, version },
  });
  if (count > 0) return true;
  if ((await tx.post.count({ where: { id } })) === 0) throw new DomainError("NOT_FOUND");
  return false;
}

/**
 * Takes a post out of the trash, as it went in: published, scheduled or a draft. One that is not there stays as it is.
 * @returns whether it changed anything
 * @throws DomainError NOT_FOUND
 */
export async function restorePost(tx: Tx, id: number): Promise<boolean> {
  const { count } = await tx.post.updateMany({
    where: { id, deletedAt: { not: null } },
    data: { deletedAt: null, deletedById: null, version },
  });
  if (count > 0) return true;
  if ((await tx.post.count({ where: { id } })) === 0) throw new DomainError("NOT_FOUND");
  return false;
}

/**
 * Removes a post for good, from the trash only. Its files belong to nothing then and are swept later.
 * @throws DomainError NOT_FOUND, also for a post that is not in the trash
 */
export async function purgePost(tx: Tx, id: number): Promise<true> {
  const { count } = await tx.post.deleteMany({ where: { id, deletedAt: { not: null } } });
  if (count === 0) throw new DomainError("NOT_FOUND");
  return true;
}

/**
 * Removes for good what has been in the trash for 30 days.
 * @returns the new content version, or null when there was nothing
 */
export async function emptyPostTrash(tx: Tx, now: Date): Promise<bigint | null> {
  const { count } = await tx.post.deleteMany({ where: { deletedAt: { lte: retainedSince(now) } } });
  return count === 0 ? null : await bumpContentVersion(tx);
}
