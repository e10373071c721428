import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import { validationError } from "#schema/errors.ts";
import type { Deed } from "#schema/office-mutation.ts";
import type { Author } from "#schema/shared/author.ts";
import { balanceOf, outstandingOf, stateAfterBooking } from "#schema/validation/payment-state.ts";
import type { CheckedBooking } from "#schema/validation/payments.ts";
import { refundAmount } from "#schema/validation/refund.ts";
import { auditedSums } from "./audited-sums.ts";
import { isOver } from "./is-over.ts";
import { movePayment, readAtVersion } from "./move-payment.ts";
import { NOTHING_FOLLOWS, type PaymentWarning, settlePaid } from "./payment-effects.ts";
import { writePartlyPaid, writePaymentLetter, writeToReturn } from "./payment-letters.ts";
import { requestRefund } from "./request-refund.ts";

/**
 * Books money that came in: a part, all of it, or more than was due (the surplus is shown and can be given back). Late money is booked on
 * an expired payment, all of it at once and with a reason. Money for an application that is over and stays so goes back: money that was
 * declared before the end by the share that was set then, any other money whole.
 * @throws DomainError NOT_FOUND; CONFLICT; PAYMENT_MOVE_REFUSED; VALIDATION
 */
export async function bookPayment(
  tx: Tx,
  {
    id,
    version,
    booking,
  }: { readonly id: number; readonly version: number; readonly booking: CheckedBooking },
  author: Author,
): Promise<Deed<PaymentWarning | null>> {
  const { memberId: actorId, now } = author;
  const payment = await readAtVersion(tx, id, version);
  const { amount, method, reason } = booking;
  const receivedAt = booking.receivedAt ?? now;
  if (receivedAt > now) throw validationError({ receivedAt: ["DATE_INVALID"] });
  if (payment.state === "EXPIRED") {
    if (reason === null) throw validationError({ reason: ["REQUIRED"] });
    if (amount < payment.amountDue - payment.amountPaid) {
      throw validationError({ amount: ["AMOUNT_BELOW_DUE"] });
    }
  }
  const to = stateAfterBooking(payment, amount);
  const becomesPaid = to === "PAID" && payment.state !== "PAID";
  const columns = { method, ...(becomesPaid ? { paidAt: receivedAt } : {}) };
  await movePayment(tx, payment, { to, amount, method, receivedAt, actorId, reason, columns }, now);
  const rest = Math.max(0, outstandingOf(payment) - amount);
  const line = {
    subjectId: id,
    before: auditedSums(payment),
    after: { state: to, amount, method, outstanding: rest },
    reason,
  };
  const { warning, contentVersion } = becomesPaid ? await settlePaid(tx, payment, author) : NOTHING_FOLLOWS;
  if (await isOver(tx, payment)) {
    await giveBack(tx, payment, amount, author);
    return { result: "SEATS_GONE", lines: [line], contentVersion };
  }
  if (becomesPaid) {
    await writePaymentLetter(tx, "PAYMENT_PAID", payment, { amount: balanceOf(payment) + amount, now });
  } else if (to === "PARTIAL") await writePartlyPaid(tx, payment, { amount, rest, now });
  return { result: warning, lines: [line], contentVersion };
}

/** Asks for the refund of money that has just come in, and writes to the payer. */
async function giveBack(
  tx: Tx,
  payment: Payment,
  amount: number,
  { memberId: actorId, now }: Author,
): Promise<void> {
  const { refundAccount, refundPercent, amountDue } = payment;
  const there = balanceOf(payment) + amount;
  const refundDue = refundPercent === null ? amount : refundAmount(there, amountDue, refundPercent);
  await requestRefund(tx, payment.id, { refundDue, refundAccount, actorId, reason: "APPLICATION_OVER" }, now);
  const accountAsked = refundAccount === null;
  if (refundDue === 0) await writePaymentLetter(tx, "PAYMENT_PAID", payment, { amount, now });
  else await writeToReturn(tx, payment, { amount, returned: refundDue, accountAsked, now });
}
