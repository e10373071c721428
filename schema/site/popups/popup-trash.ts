// Moves a popup to the trash, restores it, and deletes it permanently (docs/people.md#permissions).
import type { Tx } from "#prisma/client.ts";
import { retainedSince } from "#schema/core/trash/trash-expiry.ts";
import { DomainError } from "#schema/errors.ts";

/**
 * Moves a popup into the trash or out of it. One that is there already stays as it is.
 * @param deletedAt null: out of it
 * @returns whether it changed anything
 * @throws DomainError NOT_FOUND
 */
export async function movePopup(tx: Tx, id: number, deletedAt: Date | null): Promise<boolean> {
  const { count } = await tx.popup.updateMany({
    where: { id, deletedAt: deletedAt ? null : { not: null } },
    data: { deletedAt, version: { increment: 1 } },
  });
  if (count > 0) return true;
  if ((await tx.popup.count({ where: { id } })) === 0) throw new DomainError("NOT_FOUND");
  return false;
}

/**
 * Removes a popup for good, from the trash only. Its picture belongs to nothing then and is swept later.
 * @throws DomainError NOT_FOUND, also for a popup that is not in the trash
 */
export async function purgePopup(tx: Tx, id: number): Promise<true> {
  const { count } = await tx.popup.deleteMany({ where: { id, deletedAt: { not: null } } });
  if (count === 0) throw new DomainError("NOT_FOUND");
  return true;
}

/** Removes for good what has been in the trash for 30 days. No visitor saw it any more. */
export async function emptyPopupTrash(tx: Tx, now: Date): Promise<void> {
  await tx.popup.deleteMany({ where: { deletedAt: { lte: retainedSince(now) } } });
}
