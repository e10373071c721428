import type { Tx } from "#prisma/client.ts";
import { auditMade } from "#schema/core/audit/audit-change.ts";
import { lockFiles } from "#schema/core/files/lock-files.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { toColumn } from "#schema/core/shared/stored-document.ts";
import { storeFirstVersion } from "#schema/core/versions/versioned.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedPopup } from "#schema/validation/site/popups.ts";
import { asConflict, withImages } from "./popup.ts";
import { popupFacts } from "./popup-facts.ts";
import { popupVersions } from "./popup-versions.ts";

/** @throws DomainError VALIDATION when the picture is none of ours */
export async function createPopup(tx: Tx, popup: CheckedPopup, author: Author): Promise<ActionResult> {
  await checkImages(tx, popup);
  const { id } = await tx.popup.create({ data: { ...columnsOf(popup), createdById: author.memberId } });
  await storeFirstVersion(tx, popupVersions, id, author);
  return await auditMade(tx, id, popupFacts);
}

/**
 * Saves a popup that was read at `version`.
 * @throws DomainError NOT_FOUND; CONFLICT with the popup as it is now; VALIDATION when the picture is none of ours
 */
export async function savePopup(
  tx: Tx,
  { id, version, popup }: { readonly id: number; readonly version: number; readonly popup: CheckedPopup },
): Promise<true> {
  if ((await tx.popup.count({ where: { id } })) === 0) throw new DomainError("NOT_FOUND");
  await checkImages(tx, popup);
  const { count } = await tx.popup.updateMany({
    where: { id, version, deletedAt: null },
    data: { ...columnsOf(popup), version: { increment: 1 } },
  });
  if (count > 0) return true;
  throw conflictError(asConflict(await tx.popup.findUniqueOrThrow({ where: { id }, include: withImages })));
}

async function checkImages(tx: Tx, popup: CheckedPopup): Promise<void> {
  const fields = (["imageId", "imageEnId"] as const).filter((field) => popup[field] !== null);
  const ids = fields.flatMap((field) => popup[field] ?? []);
  const files = await lockFiles(tx, ids, []);
  for (const field of fields) {
    const file = files.find(({ id }) => id === popup[field]);
    if (file?.kind !== "IMAGE") throw validationError({ [field]: ["FILE_UNKNOWN"] });
  }
}

const columnsOf = ({ bodyKo, bodyEn, ...popup }: CheckedPopup) => ({
  ...popup,
  bodyKo: toColumn(bodyKo),
  bodyEn: toColumn(bodyEn),
});
