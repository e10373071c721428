import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import {
  balanceOf,
  canBook,
  isLate,
  missingOf,
  outstandingOf,
  refundDueOf,
  stateAfterBooking,
  surplusOf,
} from "#schema/validation/money/payment-state.ts";
import { type CheckedBooking, PAYMENT_AMOUNT_MAX } from "#schema/validation/money/payments.ts";
import { refundAmount } from "#schema/validation/money/refund.ts";
import { isApplicationClosed } from "./application-closed.ts";
import { auditedSums } from "./audited-sums.ts";
import { movePayment, readAtVersion } from "./move-payment.ts";
import { NOTHING_FOLLOWS, settlePaid } from "./payment-effects.ts";
import type { PaymentWarning } from "./payment-events.ts";
import { writePartlyPaid, writeToReturn } from "./payment-mails.ts";
import { writePaid, writePaidTwice } from "./received-mails.ts";
import { requestRefund } from "./request-refund.ts";

/** SURPLUS: of another payment of the payer; how this payment is paid stays as it was. */
type Booking = Omit<CheckedBooking, "method"> & { readonly method: CheckedBooking["method"] | "SURPLUS" };

/**
 * Books money that came in: a part, all of it, or more than was due (the surplus is shown and can be given
 * back). What comes late needs a word of why. What came in for an application that is over, and stays so,
 * goes back: what was declared before it ended by the part it ended with, anything else whole; and so does
 * what came in for a payment that was cancelled, or is to be refunded.
 * @throws DomainError NOT_FOUND; CONFLICT; PAYMENT_MOVE_REFUSED; VALIDATION, also for more than is missing unless that was seen
 */
export async function bookPayment(
  tx: Tx,
  { id, version, booking }: { readonly id: number; readonly version: number; readonly booking: Booking },
  author: Author,
): Promise<ActionResult<PaymentWarning | null>> {
  const { memberId: actorId, now } = author;
  const payment = await readAtVersion(tx, id, version);
  if (!canBook(payment)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const { amount, method, reason } = booking;
  const receivedAt = booking.receivedAt ?? now;
  validateBooking(payment, booking, receivedAt, now);
  const to = stateAfterBooking(payment, amount);
  const becomesPaid = to === "PAID" && payment.state !== "PAID";
  const isMore = payment.state === "REFUND_REQUESTED";
  const columns = {
    ...(method === "SURPLUS" ? {} : { method }),
    ...(becomesPaid ? { paidAt: receivedAt } : {}),
    ...(isMore ? { refundDue: refundDueOf(payment) + amount } : {}),
  };
  const moving = { to, amount, method, receivedAt, actorId, reason: reason ?? "RECEIVED", columns };
  await movePayment(tx, payment, moving, now);
  const rest = Math.max(0, outstandingOf(payment) - amount);
  const line = {
    subjectId: id,
    before: auditedSums(payment),
    after: { state: to, amount, method, outstanding: rest },
    reason,
  };
  if (isMore) {
    const accountAsked = payment.refundAccount === null && method !== "CARD";
    await writeToReturn(tx, payment, { amount, returned: amount, accountAsked, now });
    return { result: "SEATS_GONE", lines: [line] };
  }
  // What was cancelled is nobody's any more: neither seat nor grade come of it.
  const isCancelled = payment.state === "CANCELLED";
  const { warning, contentVersion } =
    becomesPaid && !isCancelled ? await settlePaid(tx, payment, author) : NOTHING_FOLLOWS;
  if (isCancelled || (await isApplicationClosed(tx, payment))) {
    await giveBack(tx, payment, booking, author);
    return { result: "SEATS_GONE", lines: [line], contentVersion };
  }
  if (to === "PARTIAL") await writePartlyPaid(tx, payment, { amount, rest, now });
  else await notifyReceived(tx, payment, booking, now);
  return { result: warning, lines: [line], contentVersion };
}

/** What was due is there: by this booking, or it was there before and comes a second time. */
async function notifyReceived(
  tx: Tx,
  payment: Payment,
  { amount, method }: Pick<Booking, "amount" | "method">,
  now: Date,
): Promise<void> {
  const { paidTwice, ...booked } = await tx.payment.findUniqueOrThrow({ where: { id: payment.id } });
  // What a card paid goes back to it.
  const accountAsked = booked.refundAccount === null && method !== "CARD";
  const received = { surplus: surplusOf(booked), accountAsked, now };
  if (payment.state === "PAID" && paidTwice) await writePaidTwice(tx, payment, { ...received, amount });
  else if (payment.state !== "PAID") {
    await writePaid(tx, payment, { ...received, amount: balanceOf(booked) });
  }
}

/** What nobody books without having looked: the future, late money without a word of why, more than is missing. */
function validateBooking(
  payment: Payment,
  { amount, reason, acceptSurplus }: Booking,
  receivedAt: Date,
  now: Date,
): void {
  if (receivedAt > now) throw validationError({ receivedAt: ["DATE_INVALID"] });
  if (isLate(payment) && reason === null) throw validationError({ reason: ["REQUIRED"] });
  // More than a payment can hold.
  if (payment.amountPaid + amount > PAYMENT_AMOUNT_MAX) throw validationError({ amount: ["WON_INVALID"] });
  if (amount > missingOf(payment) && !acceptSurplus) throw validationError({ amount: ["AMOUNT_ABOVE_DUE"] });
}

/** Refunds what has to be refunded of the money that just arrived, and notifies the payer. */
async function giveBack(
  tx: Tx,
  payment: Payment,
  { amount, method }: Pick<Booking, "amount" | "method">,
  { memberId: actorId, now }: Author,
): Promise<void> {
  const { refundAccount, refundPercent, amountDue } = payment;
  const there = balanceOf(payment) + amount;
  const refundDue = refundPercent === null ? amount : refundAmount(there, amountDue, refundPercent);
  await requestRefund(tx, payment.id, { refundDue, refundAccount, actorId, reason: "APPLICATION_OVER" }, now);
  // What a card paid goes back to it.
  const accountAsked = refundAccount === null && method !== "CARD";
  if (refundDue === 0) await writePaid(tx, payment, { amount, surplus: 0, accountAsked, now });
  else await writeToReturn(tx, payment, { amount, returned: refundDue, accountAsked, now });
}
