import { asContent } from "#schema/core/versions/content.ts";
import { restorable } from "#schema/core/versions/restore-version.ts";
import { popupInput } from "#schema/validation/site/popups.ts";
import { popupFacts } from "./popup-facts.ts";
import { popupVersions } from "./popup-versions.ts";
import { savePopup } from "./save-popup.ts";

/** What it says comes back; when it is shown stays. */
export const restorePopupVersion = restorable({
  noun: popupVersions,
  schema: popupInput,
  facts: popupFacts,
  standing: async (tx, id) => {
    const popup = await tx.popup.findUnique({ where: { id }, select: { showsFrom: true, showsTo: true } });
    return popup && asContent(popup);
  },
  save: (tx, { id, version, value: popup }) => savePopup(tx, { id, version, popup }),
});
