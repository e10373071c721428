import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { DomainError } from "#schema/errors.ts";
import type { Author } from "#schema/shared/author.ts";

/**
 * Puts a post in the trash. One that is there already stays as it is.
 * @returns the new content version, or null when nothing changed
 * @throws DomainError NOT_FOUND
 */
export async function deletePost(tx: Tx, id: number, { memberId, now }: Author): Promise<bigint | null> {
  const { count } = await tx.post.updateMany({
    where: { id, deletedAt: null },
    data: { deletedAt: now, deletedById: memberId, version: { increment: 1 } },
  });
  if (count > 0) return await bumpContentVersion(tx);
  if ((await tx.post.count({ where: { id } })) === 0) throw new DomainError("NOT_FOUND");
  return null;
}
