// The status of a popup. Computed, never stored.
import type { Popup } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { POPUP_STATES, type PopupStateName } from "#schema/validation/site/popups.ts";

export const PopupStateRef = builder.enumType("PopupState", { values: POPUP_STATES });

/** LIVE from its first moment to its last one excluded. */
export function stateOf(
  { deletedAt, showsFrom, showsTo }: Pick<Popup, "deletedAt" | "showsFrom" | "showsTo">,
  now: Date,
): PopupStateName {
  if (deletedAt !== null) return "TRASHED";
  if (now < showsFrom) return "COMING";
  return now < showsTo ? "LIVE" : "ENDED";
}
