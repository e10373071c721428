// A printed certificate that is sent by post: how far a request is, and what is typed.

import { DOCUMENT_LANGUAGES } from "#schema/validation/core/documents.ts";
import { requiredLines } from "#schema/validation/core/lines.ts";
import { OPEN_STATES, type PaymentStateName } from "#schema/validation/money/payment-state.ts";
import { z } from "#schema/validation/zod.ts";

/** UTF-16 units. */
export const COPY_ADDRESS_MAX_LENGTH = 500;

export const copyAddress = requiredLines(COPY_ADDRESS_MAX_LENGTH);

export const copyRequest = z.strictObject({
  language: z.enum(DOCUMENT_LANGUAGES, { error: "CHOICE_UNKNOWN" }),
  address: copyAddress,
});
export type CheckedCopyRequest = z.output<typeof copyRequest>;

/** ENDED: withdrawn, or its payment came to nothing or goes back. */
export const COPY_STATES = ["AWAITING_PAYMENT", "TO_SEND", "SENT", "ENDED"] as const;
export type CopyState = (typeof COPY_STATES)[number];

interface Copy {
  readonly sentAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Null: it was free. */
  readonly payment: { readonly state: PaymentStateName } | null;
}

export function copyState({ sentAt, cancelledAt, payment }: Copy): CopyState {
  if (sentAt !== null) return "SENT";
  if (cancelledAt !== null) return "ENDED";
  if (payment === null || payment.state === "PAID") return "TO_SEND";
  return OPEN_STATES.some((open) => open === payment.state) ? "AWAITING_PAYMENT" : "ENDED";
}
