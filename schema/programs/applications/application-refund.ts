import type { Tx } from "#prisma/client.ts";
import type { Application, Payment } from "#prisma/generated/client.ts";
import { ownRefundRules, readRefundRules } from "#schema/core/settings/read-all-settings.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { isApplicationClosed } from "#schema/money/payments/application-closed.ts";
import { paymentOf } from "#schema/money/payments/applications-of-payment.ts";
import { cancelPayment } from "#schema/money/payments/cancel-payment.ts";
import { requestRefund } from "#schema/money/payments/request-refund.ts";
import { refundOfShare, settleShare } from "#schema/programs/groups/settle-share.ts";
import {
  balanceOf,
  hasMoney,
  isTransferDeclared,
  refundDueOf,
} from "#schema/validation/money/payment-state.ts";
import {
  type RefundDates,
  type RefundStep,
  refundAmount,
  refundPercent,
  refundSteps,
} from "#schema/validation/money/refund.ts";

type Paid = Pick<Payment, "amountDue" | "amountPaid" | "amountRefunded" | "refundDue" | "state"> | null;

/**
 * What comes back of a payment when a given part of it does: of what is there, whatever was returned before.
 * What is due already comes back whole.
 */
export function refundOf(payment: Paid, price: number, percent: number): number {
  if (payment === null || !hasMoney(payment)) return 0;
  const due = refundDueOf(payment);
  return due + refundAmount(balanceOf(payment) - due, price, percent);
}

/** The same for money that the payer says was sent: that much comes back once the office has found it. */
export function refundExpected(payment: Paid, price: number, percent: number): number {
  if (payment !== null && isTransferDeclared(payment)) return refundAmount(payment.amountDue, price, percent);
  return refundOf(payment, price, percent);
}

/** What of a program says when its applications are changed and withdrawn, and what comes back. */
export const refundColumns = {
  applyTo: true,
  startsAt: true,
  changeUntil: true,
  withdrawUntil: true,
  refundRules: true,
} as const;

/** The refund steps of a program, with those of the settings where it has none of its own. */
export async function refundStepsOf(
  tx: Pick<Tx, "setting">,
  program: RefundDates & { readonly refundRules: unknown },
): Promise<readonly RefundStep[]> {
  return refundSteps(program, ownRefundRules(program), readRefundRules(await readSettings(tx)));
}

/** Percent of the price that would come back now, by the refund steps of the program. */
export async function percentNow(
  tx: Pick<Tx, "setting">,
  program: RefundDates & { readonly refundRules: unknown },
  now: Date,
): Promise<number> {
  return refundPercent(await refundStepsOf(tx, program), now);
}

interface Settling {
  readonly percent: number;
  readonly refundAccount: string | null;
  readonly actorId: number | null;
  readonly reason: string;
}

/**
 * Ends the payment of an application that ends. What came in goes back, in part or whole. What was declared
 * goes back by the same part once it is found. What did not come is no longer asked for.
 * @returns whole won that come back
 */
export async function settlePayment(
  tx: Tx,
  application: Pick<Application, "id" | "groupId" | "amount">,
  settling: Settling,
  now: Date,
): Promise<number> {
  const { percent, refundAccount, actorId, reason } = settling;
  const payment = await paymentOf(tx, application);
  if (!payment) return 0;
  if (application.groupId !== null && !(await isApplicationClosed(tx, payment))) {
    return await settleShare(tx, payment, { price: application.amount, ...settling }, now);
  }
  const refundDue =
    application.groupId === null
      ? refundOf(payment, application.amount, percent)
      : refundOfShare(payment, application.amount, percent);
  if (hasMoney(payment)) {
    await requestRefund(tx, payment.id, { refundDue, refundAccount, actorId, reason }, now);
  } else {
    await cancelPayment(tx, payment.id, { actorId, reason, refundAccount, refundPercent: percent }, now);
  }
  return refundDue;
}
