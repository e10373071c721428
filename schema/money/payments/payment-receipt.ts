// Defines what may be certified of a payment. It is made from the payment as it is; an issued document does
// not change (decision 59).
import type { Payment } from "#prisma/generated/client.ts";
import type { PaymentMethod } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { type PaymentSums, retainedOf } from "#schema/validation/money/payment-state.ts";
import { PaymentMethodRef } from "./payment-enums.ts";

interface Receipt {
  readonly paidAt: Date;
  readonly payerName: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly amount: number;
  readonly method: PaymentMethod;
}

type Receipted = PaymentSums &
  Pick<Payment, "paidAt" | "payerName" | "nameKo" | "nameEn" | "method" | "refundDue">;

/** States of which a receipt is given: money came in, and some of it may have gone back. */
const RECEIPTED: ReadonlySet<string> = new Set(["PAID", "REFUND_REQUESTED", "PARTLY_REFUNDED"]);

/**
 * The receipt of a payment. It is null until the payment is paid, and when the association keeps nothing of
 * it: exempted, refunded, voided. While a refund waits there is none either, because the payer could claim
 * the money elsewhere, too.
 */
export function toReceipt(payment: Receipted): Receipt | null {
  const { paidAt, payerName, nameKo, nameEn, method } = payment;
  const amount = retainedOf(payment);
  if (paidAt === null || amount === 0 || !RECEIPTED.has(payment.state)) return null;
  return { paidAt, payerName, nameKo, nameEn, amount, method };
}

export const PaymentReceiptRef = builder.objectRef<Receipt>("PaymentReceipt").implement({
  description: "What a receipt says.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
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
    };
  },
});
