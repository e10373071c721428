// Into the trash, out of it, and gone for good (decision 5).
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { DomainError } from "#schema/errors.ts";
import type { Author } from "#schema/shared/author.ts";
import { keptSince } from "#schema/trash/gone-at.ts";

/**
 * Moves a popup into the trash or out of it. One that is there already stays as it is.
 * @returns the new content version, or null when nothing changed
 * @throws DomainError NOT_FOUND
 */
export async function movePopup(
  tx: Tx,
  id: number,
  to: "trash" | "list",
  author: Author,
): Promise<bigint | null> {
  const isTrashed = to === "trash";
  const { count } = await tx.popup.updateMany({
    where: { id, deletedAt: isTrashed ? null : { not: null } },
    data: { deletedAt: isTrashed ? author.now : null, version: { increment: 1 } },
  });
  if (count === 0) {
    if ((await tx.popup.count({ where: { id } })) === 0) throw new DomainError("NOT_FOUND");
    return null;
  }
  const action = isTrashed ? "deletePopup" : "restorePopup";
  await recordAudit(tx, author, { action, subject: "popup", subjectId: id });
  return await bumpContentVersion(tx);
}

/**
 * Removes a popup for good, from the trash only. Its picture belongs to nothing then and is swept later.
 * @throws DomainError NOT_FOUND, also for a popup that is not in the trash
 */
export async function purgePopup(tx: Tx, id: number, author: Author): Promise<void> {
  const { count } = await tx.popup.deleteMany({ where: { id, deletedAt: { not: null } } });
  if (count === 0) throw new DomainError("NOT_FOUND");
  await recordAudit(tx, author, { action: "purgePopup", subject: "popup", subjectId: id });
}

/** Removes for good what has been in the trash for 30 days. No visitor saw it any more. */
export async function emptyPopupTrash(tx: Tx, now: Date): Promise<void> {
  await tx.popup.deleteMany({ where: { deletedAt: { lte: keptSince(now) } } });
}
