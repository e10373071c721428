import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import type { PaymentMethod } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { refundDueOf, stateAfterRefund } from "#schema/validation/money/payment-state.ts";
import type { REFUNDS_WITHOUT_ACCOUNT, SEATS_AFTER_REFUND } from "#schema/validation/money/payments.ts";
import { missingRefundDetails, type RefundDetails } from "#schema/validation/money/refund-details.ts";
import { hasConfirmedSeat } from "./application-closed.ts";
import { auditedSums } from "./audited-sums.ts";
import { movePayment } from "./move-payment.ts";
import { settleUnpaid, withdrawMembership } from "./payment-effects.ts";
import { writePaymentMail } from "./payment-mails.ts";
import { readReceivedFrom } from "./received-from.ts";

/** What happens to a seat after a full refund. */
export type SeatAfterRefund = (typeof SEATS_AFTER_REFUND)[number];

interface SentBack {
  readonly amount: number;
  readonly reason: string;
  readonly seat: SeatAfterRefund | null;
  readonly method: PaymentMethod;
  /** The day the bank sent it; null: the day it is written down. */
  readonly sentAt?: Date | null;
  /** Where it was sent; null: where the payer said. */
  readonly refundAccount?: string | null;
  /** Why there is no account, for the log. */
  readonly noAccount?: (typeof REFUNDS_WITHOUT_ACCOUNT)[number] | null;
}

/**
 * The result of a refund of an amount.
 * @param method how somebody sends it by hand; null: the card service does
 * @throws DomainError VALIDATION with all that is missing: more than is there, nothing said of a seat, a
 * transfer without an account, a day before the money came
 */
export async function checkRefund(
  tx: Tx,
  payment: Payment,
  details: Omit<RefundDetails, "way"> & { readonly amount: number },
  method: string | null = null,
) {
  const holdsSeat = await hasConfirmedSeat(tx, payment);
  const receivedFrom = details.sentAt === null ? null : await readReceivedFrom(tx, payment);
  const refunded = { ...payment, hasConfirmedSeat: holdsSeat, receivedFrom };
  const missing = missingRefundDetails(refunded, details, method);
  if (Object.keys(missing).length > 0) throw validationError(missing);
  const to = stateAfterRefund(payment, details.amount);
  return { to, endsSeat: to === "REFUNDED" && holdsSeat };
}

/**
 * Books money that was sent back from a payment that is held: what was too much (it stays paid), a part of
 * what is due (the refund stays open), or all of it. A seat whose money goes back whole is freed or stays, as
 * the office chose; an application that still awaited its payment ends.
 * @throws DomainError as `checkRefund`; PAYMENT_MOVE_REFUSED
 */
export async function bookRefund(
  tx: Tx,
  payment: Payment,
  sent: SentBack,
  author: Author,
): Promise<ActionResult> {
  const { id } = payment;
  const { amount, reason, seat, method, sentAt = null, refundAccount = null, noAccount = null } = sent;
  const { memberId: actorId, now } = author;
  // The day was checked where it was typed; the card service's is its own.
  const details = { amount, seat, refundAccount, noAccount, sentAt: null };
  const { to, endsSeat } = await checkRefund(tx, payment, details);
  const refundDue = Math.max(0, refundDueOf(payment) - amount);
  const columns = { refundDue, accountAskedAt: null, ...(refundAccount === null ? {} : { refundAccount }) };
  await movePayment(
    tx,
    payment,
    { to, amount: -amount, method, receivedAt: sentAt, actorId, reason, columns },
    now,
  );
  if (to === "REFUNDED") await withdrawMembership(tx, payment, author);
  await writePaymentMail(tx, "PAYMENT_REFUNDED", payment, { amount, now });
  const line = {
    subjectId: id,
    before: auditedSums(payment),
    after: {
      state: to,
      refunded: amount,
      ...(endsSeat ? { seat } : {}),
      ...(noAccount ? { noAccount } : {}),
    },
    reason,
  };
  const frees = to === "REFUNDED" && (!endsSeat || seat === "FREE");
  const contentVersion = frees ? await settleUnpaid(tx, payment, { actorId, reason: "OFFICE", now }) : null;
  return { result: id, lines: [line], contentVersion };
}
