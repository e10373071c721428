// Defines a walk-in: a person without an application whom a helper adds at the entrance.
import { emailAddress } from "#schema/validation/core/email-address.ts";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { requiredName } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";

export const walkIn = z.strictObject({
  name: requiredName(LINE_MAX_LENGTH),
  email: emailAddress,
  language: z.enum(["KO", "EN"], { error: "CHOICE_UNKNOWN" }),
  /** Whole won that was received; has to be the price. */
  amount: z.int({ error: "WON_INVALID" }).min(0, { error: "WON_INVALID" }),
});
export type CheckedWalkIn = z.output<typeof walkIn>;
