// The share of one person in the payment of a group, when that person leaves and others stay.
import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import { applicationIdsOf } from "#schema/money/payments/applications-of-payment.ts";
import { lastReceived } from "#schema/money/payments/last-received.ts";
import { movePayment, notePayment } from "#schema/money/payments/move-payment.ts";
import { onPaymentSettled } from "#schema/money/payments/payment-events.ts";
import { writePaid } from "#schema/money/payments/received-mails.ts";
import { requestRefund } from "#schema/money/payments/request-refund.ts";
import {
  balanceOf,
  hasMoney,
  isTransferDeclared,
  type RefundableSums,
  refundDueOf,
  surplusOf,
} from "#schema/validation/money/payment-state.ts";
import { refundAmount } from "#schema/validation/money/refund.ts";

/**
 * What goes back in all once a person leaves: what is due already, what came in above what was due, and the part of this price.
 */
export function refundOfShare(payment: RefundableSums, price: number, percent: number): number {
  if (!hasMoney(payment)) return 0;
  const out = refundDueOf(payment) + surplusOf(payment);
  return out + refundAmount(Math.min(price, balanceOf(payment) - out), price, percent);
}

interface Share {
  readonly price: number;
  readonly percent: number;
  readonly refundAccount: string | null;
  readonly actorId: number | null;
  readonly reason: string;
}

/**
 * Takes the share of a person out of a payment that the caller has locked. What did not come is no longer
 * asked for; where that leaves nothing missing, the others are confirmed. What was paid goes back by the
 * part, and the payment waits for that refund.
 * @returns whole won that come back beside what was due before
 */
export async function settleShare(
  tx: Tx,
  payment: Payment,
  { price, percent, refundAccount, actorId, reason }: Share,
  now: Date,
): Promise<number> {
  if (payment.state === "PENDING" || isTransferDeclared(payment)) {
    const columns = { amountDue: Math.max(0, payment.amountDue - price) };
    await notePayment(tx, payment, { actorId, reason, columns }, now);
    return 0;
  }
  if (payment.state === "PARTIAL") {
    await lowerPartial(tx, payment, { price, actorId, reason }, now);
    return 0;
  }
  if (!hasMoney(payment)) return 0;
  const refundDue = refundOfShare(payment, price, percent);
  await requestRefund(tx, payment.id, { refundDue, refundAccount, actorId, reason }, now);
  return refundDue - refundDueOf(payment);
}

async function lowerPartial(
  tx: Tx,
  payment: Payment,
  { price, actorId, reason }: Pick<Share, "price" | "actorId" | "reason">,
  now: Date,
): Promise<void> {
  const amountDue = Math.max(0, payment.amountDue - price);
  if (balanceOf(payment) < amountDue) {
    await notePayment(tx, payment, { actorId, reason, columns: { amountDue } }, now);
    return;
  }
  const columns = { ...(await lastReceived(tx, payment)), amountDue };
  await movePayment(tx, payment, { to: "PAID", actorId, reason, columns }, now);
  const applicationIds = await applicationIdsOf(tx, payment);
  await onPaymentSettled.happen(tx, { applicationIds, actorId, now });
  const amount = balanceOf(payment);
  const accountAsked = payment.refundAccount === null;
  await writePaid(tx, payment, { amount, surplus: amount - amountDue, accountAsked, now });
}
