// What a printed receipt says. It is made from the payment as it stands: there is no copy that could come to differ.
import { db } from "#prisma/client.ts";
import type { Payment, PaymentMove } from "#prisma/generated/client.ts";
import type { PaymentMethod } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { NEUTRAL_SETTINGS, SETTINGS_ID } from "#schema/settings/read-settings.ts";
import { LanguageRef, textIn } from "#schema/shared/language.ts";
import { keptOf, type PaymentSums } from "#schema/validation/payment-state.ts";
import { seoulYear } from "#schema/validation/seoul.ts";
import { PaymentMethodRef } from "./payment-enums.ts";

interface Receipt {
  readonly number: string;
  readonly issuedAt: Date;
  readonly paidAt: Date;
  readonly payerName: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly amount: number;
  readonly method: PaymentMethod;
}

type Receipted = PaymentSums &
  Pick<Payment, "id" | "paidAt" | "payerName" | "nameKo" | "nameEn" | "method" | "refundDue"> & {
    /** In their order. */
    readonly moves: readonly Pick<PaymentMove, "from" | "to" | "amount" | "createdAt">[];
  };

const NUMBER_DIGITS = 6;

/** States of which a receipt is given: money came in, and some of it may have gone back. */
const RECEIPTED: ReadonlySet<string> = new Set(["PAID", "REFUND_REQUESTED", "PARTLY_REFUNDED"]);

/**
 * The receipt of a payment. It is null until the payment is paid, and when the association keeps nothing of it: exempted, refunded, voided.
 * While a refund waits there is none either, because whoever handed it in elsewhere would have the money twice.
 */
export function toReceipt(payment: Receipted): Receipt | null {
  const { id, paidAt, payerName, nameKo, nameEn, method } = payment;
  const amount = keptOf(payment);
  if (paidAt === null || amount === 0 || !RECEIPTED.has(payment.state)) return null;
  // A note changes nothing that it says.
  const said = payment.moves.findLast((move) => move.from !== move.to || move.amount !== 0);
  const issuedAt = said?.createdAt ?? paidAt;
  return { number: receiptNumber(id, paidAt), issuedAt, paidAt, payerName, nameKo, nameEn, amount, method };
}

/** "2026-000123": the year it was paid in, in Seoul, and the payment's number. */
export function receiptNumber(id: number, paidAt: Date): string {
  return `${seoulYear(paidAt)}-${String(id).padStart(NUMBER_DIGITS, "0")}`;
}

export const PaymentReceiptRef = builder.objectRef<Receipt>("PaymentReceipt").implement({
  description: "What a receipt says.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      number: t.exposeString("number"),
      issuedAt: t.expose("issuedAt", {
        type: "DateTime",
        description: "Since when it says what it says: the last time money came, went or was asked back.",
      }),
      paidAt: t.expose("paidAt", { type: "DateTime" }),
      payerName: t.exposeString("payerName"),
      name: t.string({
        description: "What was paid for.",
        args: { language },
        resolve: ({ nameKo, nameEn }, { language }) => textIn({ ko: nameKo, en: nameEn }, language),
      }),
      amount: t.exposeInt("amount", {
        description: "Whole won that came in and neither went back nor wait to.",
      }),
      method: t.expose("method", { type: PaymentMethodRef }),
      association: t.prismaField({
        type: "Setting",
        description: "Who gives it.",
        resolve: async (query) =>
          (await db.setting.findUnique({ ...query, where: { id: SETTINGS_ID } })) ?? NEUTRAL_SETTINGS,
      }),
    };
  },
});
