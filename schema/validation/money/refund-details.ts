// Defines what a refund has to say besides its amount and reason. The server refuses by it, and the form says
// all that is missing at once.
import type { FieldErrors } from "#schema/validation/core/codes.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { balanceOf, type RefundableSums, stateAfterRefund } from "./payment-state.ts";
import type { REFUND_WAYS } from "./payments.ts";

export interface RefundDetails {
  /** Whole won; null: not typed. */
  readonly amount: number | null;
  /** What happens to a confirmed seat; null where it is not specified. */
  readonly seat: string | null;
  readonly way: (typeof REFUND_WAYS)[number];
  /** Where it was sent; null: where the payer said. */
  readonly refundAccount: string | null;
  /** Why there is no account, of REFUNDS_WITHOUT_ACCOUNT; null: there is one. */
  readonly noAccount: string | null;
  /** The day it was sent; null: today. */
  readonly sentAt: Date | null;
}

interface Sending<Method extends string> {
  /** How the money came. */
  readonly method: Method;
  /** As the payer wrote it. */
  readonly refundAccount: string | null;
  /** Whole won that can go back to cards. */
  readonly cardLeft: number;
}

/**
 * How money goes back that somebody sends by hand; null: the card service sends it. The month compares
 * transfers with the bank: what went to an account is one, also of money that was paid in cash, and what was
 * handed over in cash is none.
 */
export function refundMethodOf<Method extends string>(
  { method, cardLeft, ...payment }: Sending<Method>,
  { way, refundAccount, noAccount }: Pick<RefundDetails, "way" | "refundAccount" | "noAccount">,
): Method | "BANK_TRANSFER" | "ON_SITE" | null {
  if (cardLeft > 0 && way === "AS_IT_CAME") return null;
  if (refundAccount !== null || payment.refundAccount !== null) return "BANK_TRANSFER";
  if (noAccount === "CASH") return "ON_SITE";
  // What no card holds is sent by hand, whatever came last.
  const isByService = cardLeft > 0 || method === "CARD" || method === "VIRTUAL_ACCOUNT";
  return isByService || noAccount === "SENDER" ? "BANK_TRANSFER" : method;
}

interface Refunded extends RefundableSums {
  /** As the payer wrote it. */
  readonly refundAccount: string | null;
  readonly hasConfirmedSeat: boolean;
  /** When its first money came; null: none did. */
  readonly receivedFrom: Date | null;
}

/**
 * The fields that keep a refund from being recorded; empty where nothing is missing.
 * @param method `refundMethodOf`: only a transfer needs an account
 */
export function missingRefundDetails(
  payment: Refunded,
  { amount, seat, refundAccount, noAccount, sentAt }: Omit<RefundDetails, "way">,
  method: string | null,
): FieldErrors {
  const isAmount = amount !== null && Number.isFinite(amount);
  const endsSeat = isAmount && payment.hasConfirmedSeat && stateAfterRefund(payment, amount) === "REFUNDED";
  const hasAccount = (refundAccount ?? payment.refundAccount ?? noAccount) !== null;
  const { receivedFrom } = payment;
  // By the day: what was entered has no time.
  const isTooEarly = sentAt !== null && receivedFrom !== null && seoulDay(sentAt) < seoulDay(receivedFrom);
  return {
    ...(isAmount && amount > balanceOf(payment) ? { amount: ["AMOUNT_ABOVE_BALANCE"] } : {}),
    ...(endsSeat && seat === null ? { seat: ["REQUIRED"] } : {}),
    ...(method === "BANK_TRANSFER" && !hasAccount ? { refundAccount: ["REFUND_ACCOUNT_NEEDED"] } : {}),
    ...(isTooEarly ? { sentAt: ["DATE_TOO_EARLY"] } : {}),
  };
}
