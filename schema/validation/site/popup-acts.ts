// Defines what a browser reports of a popup: that it was shown, followed or closed. Numbers only (docs/site.md#popups).
import { id } from "#schema/validation/core/ids.ts";
import { z } from "#schema/validation/zod.ts";
import { POPUP_ACTS } from "./popups.ts";

export const popupActInput = z.strictObject({
  id,
  act: z.enum(POPUP_ACTS, { error: "CHOICE_UNKNOWN" }),
});
