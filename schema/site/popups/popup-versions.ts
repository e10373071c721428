// A popup in versions (decision 93).
import { asContent } from "#schema/core/versions/content.ts";
import { restorable } from "#schema/core/versions/restore-version.ts";
import type { VersionedNoun } from "#schema/core/versions/versioned.ts";
import { popupInput } from "#schema/validation/site/popups.ts";
import { popupFacts } from "./popup-facts.ts";
import { savePopup } from "./save-popup.ts";

export const popupVersions: VersionedNoun = {
  of: (popupId) => ({ popupId }),
  read: async (tx, id) => {
    const popup = await tx.popup.findUnique({ where: { id } });
    if (!popup) return null;
    const {
      createdById,
      updatedAt,
      id: _id,
      version: _version,
      createdAt: _at,
      deletedAt: _gone,
      searchKey: _key,
      ...content
    } = popup;
    return { content: asContent(content), createdById, updatedAt };
  },
};

/** What it says comes back; when it is shown stays. */
export const restorePopupVersion = restorable({
  noun: popupVersions,
  schema: popupInput,
  facts: popupFacts,
  unchanged: async (tx, id) => {
    const popup = await tx.popup.findUnique({ where: { id }, select: { showsFrom: true, showsTo: true } });
    return popup && asContent(popup);
  },
  save: (tx, { id, version, value: popup }) => savePopup(tx, { id, version, popup }),
});
