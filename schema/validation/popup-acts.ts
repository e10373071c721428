// What a browser tells of a popup: that it was shown, followed or closed. Numbers only (decision 155).
import { id } from "./ids.ts";
import { POPUP_ACTS } from "./popups.ts";
import { z } from "./zod.ts";

export const popupActInput = z.strictObject({
  id,
  act: z.enum(POPUP_ACTS, { error: "CHOICE_UNKNOWN" }),
});
