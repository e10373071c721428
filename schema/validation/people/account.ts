// Defines what a person types to look after the own account: the link of a proof, a new address, the password
// that says it is really them. Field names are those of the REST table.

import { emailAddress } from "#schema/validation/core/email-address.ts";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";
import { givenPassword, linkToken } from "./members.ts";

/** POST /api/v1/verify-email. */
export const emailProof = z.strictObject({ token: linkToken });
export type EmailProof = z.output<typeof emailProof>;

/** POST /api/v1/change-email. Whether it is another address than now only the server knows. */
export const emailChange = z.strictObject({ email: emailAddress, password: givenPassword });
export type EmailChange = z.output<typeof emailChange>;

/** POST /api/v1/withdraw. */
export const withdrawal = z.strictObject({
  password: givenPassword,
  /** Where money goes that comes back. */
  refund_account: optionalLine(LINE_MAX_LENGTH),
});
export type WithdrawalInput = z.input<typeof withdrawal>;
export type Withdrawal = z.output<typeof withdrawal>;

/** What a session is named by; one that is none names nothing. */
export const sessionId = z.string().max(100, { error: "TOO_LONG" });
