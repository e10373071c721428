import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { validationError } from "#schema/errors.ts";
import type { Author } from "#schema/shared/author.ts";
import { balanceOf, outstandingOf, stateAfterBooking } from "#schema/validation/payment-state.ts";
import type { CheckedBooking } from "#schema/validation/payments.ts";
import { auditedSums } from "./audited-sums.ts";
import { isOver } from "./is-over.ts";
import { movePayment, readAtVersion } from "./move-payment.ts";
import { writePartlyPaid, writePaymentLetter } from "./payment-letters.ts";
import { requestRefund } from "./request-refund.ts";
import { NOTHING_FOLLOWS, type Settled, settlePaid } from "./settle-payment.ts";

/**
 * Books money that came in: a part, all of it, or more than was due (the surplus is shown and can be given back). Late money is booked
 * on what has expired, all at once and with a word of why. What came in for an application that is over, and stays so, goes back.
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
): Promise<Settled> {
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
  await recordAudit(tx, author, {
    action: "bookPayment",
    subject: "payment",
    subjectId: id,
    before: auditedSums(payment),
    after: { state: to, amount, method, outstanding: rest },
    reason,
  });
  const settled = becomesPaid ? await settlePaid(tx, payment, author) : NOTHING_FOLLOWS;
  if (await isOver(tx, payment)) {
    await giveBack(tx, payment, amount, author);
    return { ...settled, warning: "SEATS_GONE" };
  }
  if (becomesPaid) {
    await writePaymentLetter(tx, "PAYMENT_PAID", payment, { amount: balanceOf(payment) + amount, now });
  } else if (to === "PARTIAL") await writePartlyPaid(tx, payment, { amount, rest, now });
  return settled;
}

/** All of what has just come in. */
async function giveBack(
  tx: Tx,
  payment: Payment,
  amount: number,
  { memberId: actorId, now }: Author,
): Promise<void> {
  const { refundAccount } = payment;
  const asking = { refundDue: amount, refundAccount, actorId, reason: "APPLICATION_OVER" };
  await requestRefund(tx, payment.id, asking, now);
  const accountAsked = refundAccount === null;
  await writePaymentLetter(tx, "PAYMENT_TO_RETURN", payment, { amount, accountAsked, now });
}
