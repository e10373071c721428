// Defines what may be typed about money: by the payer, and by the office. The mutations and the forms check it by these schemas.

import { emailAddress } from "#schema/validation/core/email-address.ts";
import { optionalId } from "#schema/validation/core/ids.ts";
import {
  CAPTION_MAX_LENGTH,
  LINE_MAX_LENGTH,
  REFUND_ACCOUNT_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import {
  CONTROL_CHARACTERS,
  optionalLine,
  optionalLines,
  optionalName,
  requiredLine,
  requiredLines,
  requiredName,
} from "#schema/validation/core/lines.ts";
import { optionalMoment } from "#schema/validation/core/moments.ts";
import { proofIds } from "#schema/validation/core/proof-ids.ts";
import { z } from "#schema/validation/zod.ts";
import { duesYearNumber } from "./dues.ts";

/** Whole won of one payment, and of what came in for it; fits an integer of the database and of GraphQL. */
export const PAYMENT_AMOUNT_MAX = 2_000_000_000;
/** The name money is sent under: banks cut longer ones. */
export const DEPOSITOR_MAX_LENGTH = 40;

export const PAYMENT_TYPES = [
  "ENTRY",
  "ANNUAL",
  "LIFETIME",
  "INSTITUTION",
  "SEMINAR",
  "PROGRAM",
  "KITEC",
  "CERTIFICATE",
  "DONATION",
  "REVIEW",
  "PUBLICATION",
  "OTHER",
] as const;

/**
 * What stays payable after its day, until it is paid or the office writes it off: dues of a year, and a
 * manuscript's fees (docs/manuscripts.md#manuscripts).
 */
export const LASTING_TYPES = [
  "ANNUAL",
  "REVIEW",
  "PUBLICATION",
] as const satisfies readonly (typeof PAYMENT_TYPES)[number][];

/** Whether a payment of this type never expires. */
export const isLasting = (type: (typeof PAYMENT_TYPES)[number]): boolean =>
  LASTING_TYPES.some((one) => one === type);

/** How money comes in; to be exempted is no way of paying. */
export const RECEIVED_METHODS = ["BANK_TRANSFER", "CARD", "VIRTUAL_ACCOUNT", "ON_SITE"] as const;

/** Whole won above zero. */
export const wonAmount = z
  .int({ error: ({ input }) => (input === undefined || input === null ? "REQUIRED" : "WON_INVALID") })
  .min(1, { error: "WON_INVALID" })
  .max(PAYMENT_AMOUNT_MAX, { error: "WON_INVALID" });

/** Why the office does something; retained for good. */
const reason = optionalLines(CAPTION_MAX_LENGTH);
const requiredReason = requiredLines(CAPTION_MAX_LENGTH);

/** Digits of its number that tell a payment from others of the same payer. */
const NUMBER_DIGITS = 4;

/** What a bank shows of a name on a statement, in letters as narrow as Latin ones: ten of Hangul. */
const STATEMENT_WIDTH = 20;
/** Hangul, Han, Kana and what else is as wide as two Latin letters. */
const WIDE = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]|[\u{1f300}-\u{3fffd}]/u;

/**
 * The payer's name with the last digits of the payment's number. The digits tell payments of one name apart.
 * The name is cut, so that the digits are still shown on the association's statement.
 */
export function depositorNameOf(payerName: string, id: number): string {
  const digits = String(id).padStart(NUMBER_DIGITS, "0").slice(-NUMBER_DIGITS);
  let left = STATEMENT_WIDTH - NUMBER_DIGITS;
  let name = "";
  for (const letter of payerName.normalize("NFC").replace(/\s+/gu, " ").trim()) {
    left -= WIDE.test(letter) ? 2 : 1;
    if (left < 0) break;
    name += letter;
  }
  return name.trimEnd() + digits;
}

/** The number at the end of such a name, which is none that a person typed; null: the name was made otherwise. */
export const depositorNumberOf = (depositorName: string): string | null =>
  new RegExp(`\\d{${NUMBER_DIGITS}}$`, "u").exec(depositorName)?.[0] ?? null;

export const depositorName = requiredName(DEPOSITOR_MAX_LENGTH);

/** The arguments of `declarePayment` beside what it is about. */
export const declareInput = z.object({ depositorName });

/** The argument of `nameRefundAccount` beside what it is about. */
export const refundAccountInput = z.object({ refundAccount: requiredLine(REFUND_ACCOUNT_MAX_LENGTH) });

/** The arguments of `bookPayment` beside what it is about. Late money needs a reason: that depends on the payment. */
export const bookInput = z.object({
  amount: wonAmount,
  method: z.enum(RECEIVED_METHODS, { error: "CHOICE_UNKNOWN" }).default("BANK_TRANSFER"),
  receivedAt: optionalMoment,
  /** More than is missing was seen, and is meant. */
  acceptSurplus: z.boolean().default(false),
  reason,
});
export type CheckedBooking = z.output<typeof bookInput>;

/** What happens to a seat after a full refund. */
export const SEATS_AFTER_REFUND = ["FREE", "KEEP"] as const;

/** How money goes back. What came by card goes back to it, unless that is impossible. */
export const REFUND_WAYS = ["AS_IT_CAME", "BY_TRANSFER"] as const;

/**
 * Why a refund by transfer has no account: sent to the account the money came from, handed over in cash, or as the reason says.
 */
export const REFUNDS_WITHOUT_ACCOUNT = ["SENDER", "CASH", "OTHER"] as const;

/** The arguments of `refundPayment` beside what it is about. Whether a seat has to be decided on depends on the payment. */
export const refundInput = z.object({
  amount: wonAmount,
  reason: requiredReason,
  seat: z
    .enum(SEATS_AFTER_REFUND, { error: "CHOICE_UNKNOWN" })
    .nullish()
    .transform((seat) => seat ?? null),
  way: z.enum(REFUND_WAYS, { error: "CHOICE_UNKNOWN" }).default("AS_IT_CAME"),
  /** The day the bank sent it, where somebody sent it by hand. */
  sentAt: optionalMoment,
  /** Where it was sent; null: where the payer said. */
  refundAccount: optionalLine(REFUND_ACCOUNT_MAX_LENGTH),
  /** Why there is no account; null: it was sent to `refundAccount`. */
  noAccount: z
    .enum(REFUNDS_WITHOUT_ACCOUNT, { error: "CHOICE_UNKNOWN" })
    .nullish()
    .transform((cause) => cause ?? null),
});

/** The same with documents. A proposal does not store them: they are attached to the payment at once. */
export const provedRefundInput = refundInput.extend({
  proofs: proofIds.nullish().transform((ids) => ids ?? []),
});

/** The arguments of every act on a payment that asks for nothing but why, beside what it is about. */
export const reasonInput = z.object({ reason: requiredReason });

/** A name that a payer is looked for by. */
export const searchedName = z
  .string({ error: "TYPE_INVALID" })
  .max(SEARCH_MAX_LENGTH, { error: "TOO_LONG" })
  .refine((value) => !CONTROL_CHARACTERS.test(value), { error: "TEXT_INVALID" });

/** The input of `createPayment`: for a member, or for somebody outside with name and address. */
export const paymentInput = z
  .strictObject({
    memberId: optionalId,
    payerName: optionalName(LINE_MAX_LENGTH),
    payerEmail: z
      .union([z.literal("").transform(() => null), emailAddress])
      .nullish()
      .transform((value) => value ?? null),
    language: z.enum(["KO", "EN"], { error: "CHOICE_UNKNOWN" }).default("KO"),
    type: z.enum(PAYMENT_TYPES, { error: "CHOICE_UNKNOWN" }),
    nameKo: requiredLine(TITLE_MAX_LENGTH),
    nameEn: optionalLine(TITLE_MAX_LENGTH),
    amountDue: wonAmount,
    year: duesYearNumber.nullish().transform((value) => value ?? null),
    dueAt: optionalMoment,
  })
  .superRefine(({ memberId, payerName, payerEmail, type, year }, context) => {
    // Dues are asked for once a member and year. The database can hold that only where the year is known.
    if (type === "ANNUAL" && year === null) {
      context.addIssue({ code: "custom", path: ["year"], message: "REQUIRED" });
    }
    if (memberId !== null) return;
    if (payerName === null) context.addIssue({ code: "custom", path: ["payerName"], message: "REQUIRED" });
    if (payerEmail === null)
      context.addIssue({ code: "custom", path: ["payerEmail"], message: "EMAIL_REQUIRED" });
  })
  .transform((payment) => ({ ...payment, nameEn: payment.nameEn ?? payment.nameKo }));
export type CheckedPayment = z.output<typeof paymentInput>;
