// Being notified once when applications for a program open.
import { emailAddress } from "#schema/validation/core/email-address.ts";
import { id } from "#schema/validation/core/ids.ts";
import { z } from "#schema/validation/zod.ts";

/** POST /api/v1/opening-notices: a visitor asks for a link to an address. */
export const openingRequest = z.strictObject({
  programId: id,
  email: emailAddress,
  /** The language of the email. */
  language: z.enum(["ko", "en"], { error: "CHOICE_UNKNOWN" }),
});
export type OpeningRequestInput = z.input<typeof openingRequest>;
