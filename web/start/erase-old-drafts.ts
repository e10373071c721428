// Drafts leave a device after the days that the privacy policy says, whatever page is opened next and by whom.
import { LOCAL_DRAFT_DAYS } from "#schema/validation/core/limits.ts";
import { draftKeys } from "#web/browser/draft-keys.ts";

/** Loads nothing where this browser has no draft, which is nearly everywhere. */
export async function eraseOldDrafts(): Promise<void> {
  if (draftKeys().length === 0) return;
  const { eraseOlderDrafts } = await import("#web/browser/local-draft.ts");
  eraseOlderDrafts(LOCAL_DRAFT_DAYS, Date.now());
}
