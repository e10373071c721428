import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Popup } from "#prisma/generated/client.ts";
import { changesOf } from "#schema/audit/changes-of.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { holdFiles } from "#schema/files/hold-files.ts";
import type { Author } from "#schema/shared/author.ts";
import { toColumn } from "#schema/shared/stored-document.ts";
import type { CheckedPopup } from "#schema/validation/popups.ts";
import { asConflict, withImages } from "./popup.ts";

export interface SavedPopup {
  readonly id: number;
  readonly contentVersion: bigint;
}

/** @throws DomainError VALIDATION when the picture is none of ours */
export async function createPopup(tx: Tx, popup: CheckedPopup, author: Author): Promise<SavedPopup> {
  await checkImages(tx, popup);
  const made = await tx.popup.create({ data: { ...columnsOf(popup), createdById: author.memberId } });
  const after = toFacts(made);
  await recordAudit(tx, author, { action: "createPopup", subject: "popup", subjectId: made.id, after });
  return { id: made.id, contentVersion: await bumpContentVersion(tx) };
}

/**
 * Saves a popup that was read at `version`.
 * @throws DomainError NOT_FOUND; CONFLICT with the popup as it is now; VALIDATION when the picture is none of ours
 */
export async function savePopup(
  tx: Tx,
  { id, version, popup }: { readonly id: number; readonly version: number; readonly popup: CheckedPopup },
  author: Author,
): Promise<SavedPopup> {
  const before = await tx.popup.findUnique({ where: { id } });
  if (!before) throw new DomainError("NOT_FOUND");
  await checkImages(tx, popup);
  const { count } = await tx.popup.updateMany({
    where: { id, version, deletedAt: null },
    data: { ...columnsOf(popup), version: { increment: 1 } },
  });
  const now = await tx.popup.findUniqueOrThrow({ where: { id }, include: withImages });
  if (count === 0) throw conflictError(asConflict(now));
  const { image: _image, imageEn: _imageEn, ...after } = now;
  await recordAudit(tx, author, {
    action: "savePopup",
    subject: "popup",
    subjectId: id,
    ...changesOf(toFacts(before), toFacts(after)),
  });
  return { id, contentVersion: await bumpContentVersion(tx) };
}

async function checkImages(tx: Tx, popup: CheckedPopup): Promise<void> {
  const fields = (["imageId", "imageEnId"] as const).filter((field) => popup[field] !== null);
  const ids = fields.flatMap((field) => popup[field] ?? []);
  const files = await holdFiles(tx, ids, []);
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

/** Plain JSON, which is what the log keeps; version and times of the row say nothing. */
function toFacts({ version: _v, updatedAt: _u, createdAt: _c, createdById: _b, ...popup }: Popup) {
  return JSON.parse(JSON.stringify(popup));
}
