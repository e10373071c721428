// Reverses a wrong booking: the payment is again as before it, and so are seat and grade (docs/money.md#mistakes).
import type { Tx } from "#prisma/client.ts";
import type { Payment, PaymentMove } from "#prisma/generated/client.ts";
import { withdrawMails } from "#schema/core/mail/held-mails.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { linkLastBooking } from "#schema/money/bank/link-booking.ts";
import { untieLines } from "#schema/money/bank/untie-lines.ts";
import { refuseCardMoney, refuseWhileMoving } from "#schema/money/cards/card-money.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import {
  isPartlyRefunding,
  reversibleBooking,
  stateAfterReversal,
  validBookings,
} from "#schema/validation/money/payment-bookings.ts";
import { balanceOf, OPEN_STATES, type PaymentStateName } from "#schema/validation/money/payment-state.ts";
import { RECEIVED_METHODS } from "#schema/validation/money/payments.ts";
import { isApplicationClosed } from "./application-closed.ts";
import { applicationIdsOf, isForApplications } from "./applications-of-payment.ts";
import { auditedSums } from "./audited-sums.ts";
import { bookPayment } from "./book-payment.ts";
import { writeMissing } from "./correction-mails.ts";
import type { Reasoned } from "./exempt-payment.ts";
import { movePayment, readAtVersion, readToMove } from "./move-payment.ts";
import { settleUnpaid, withdrawMembership } from "./payment-effects.ts";
import { onPaymentReversed, type PaymentWarning } from "./payment-events.ts";
import { dueAgainOf } from "./program-deadline.ts";
import { lockWithSources, returnSurpluses } from "./return-surplus.ts";

/** What a booking writes. */
const MAIL_KINDS = [
  "PAYMENT_PAID",
  "PAYMENT_PARTLY_PAID",
  "PAYMENT_PAID_TWICE",
  "PAYMENT_TO_RETURN",
  "APPLICATION_CONFIRMED",
  "GRADE_APPROVED",
] as const;

interface TakingBack extends Reasoned {
  /** The money itself is gone, not only its booking: the payer is notified of it whatever was read before. */
  readonly isMoneyGone?: boolean;
}

interface ReversedBooking extends ActionResult {
  readonly booking: PaymentMove;
}

/**
 * Takes the last booking back. Anyone who had a seat by it keeps the seat and pays until a new deadline;
 * where the deadline had passed before it was booked the seat goes to the next. A grade that resulted from it
 * is removed. The payer is notified, unless the email of the booking still waits: it goes with it (decision
 * 149).
 * @throws DomainError NOT_FOUND; CONFLICT; PAYMENT_MOVE_REFUSED where there is no such booking, money went
 * back since, or it is of a card; MONTH_CLOSED
 */
export async function reverseBooking(
  tx: Tx,
  { id, version, reason, isMoneyGone = false }: TakingBack,
  author: Author,
): Promise<ReversedBooking> {
  await lockWithSources(tx, id);
  const payment = await readAtVersion(tx, id, version);
  const { memberId: actorId, now } = author;
  const moves = await tx.paymentMove.findMany({ where: { paymentId: id }, orderBy: { id: "asc" } });
  const found = reversibleBooking(payment, moves);
  if (!found) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const { booking } = found;
  if ((await tx.cardOrder.count({ where: { moveId: booking.id } })) > 0) await refuseCardMoney(tx, id);
  await refuseWhileMoving(tx, id);
  const { amount } = booking;
  const over = await isApplicationClosed(tx, payment);
  if (isPartlyRefunding(payment, over)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const to = stateAfterReversal(payment, found.before, over);
  const earlier = validBookings(moves).at(-2);
  const waits = isOpen(to);
  const columns = {
    method: earlier?.method ?? "BANK_TRANSFER",
    refundDue:
      to === "REFUND_REQUESTED" ? Math.min(payment.refundDue ?? 0, balanceOf(payment) - amount) : null,
    ...(to === "PAID" || to === "REFUND_REQUESTED" ? {} : { paidAt: null }),
    ...(waits ? { dueAt: await dueAgainOf(tx, payment, now) } : {}),
  };
  await movePayment(tx, payment, { to, bookedOut: [booking], actorId, reason, columns }, now);
  if (payment.state === "PAID" && to !== "PAID") await withdrawMembership(tx, payment, author);
  const contentVersion = await withdrawSeat(tx, payment, to, author);
  const returned = await returnSurpluses(tx, [booking], { actorId, reason }, now);
  // The bank's line of it waits again.
  await untieLines(tx, [booking.id]);
  const { dueAt = payment.dueAt } = columns;
  const { memberId, payerEmail: email } = payment;
  const mails = { writtenAt: booking.createdAt, memberId, email, kinds: MAIL_KINDS };
  // A payer who has not read of it need not read that it was wrong.
  if (isMoneyGone || !(await withdrawMails(tx, mails, now))) {
    await writeMissing(tx, "PAYMENT_TAKEN_BACK", { ...payment, dueAt }, { amount, isAwaited: waits, now });
  }
  const line = {
    subjectId: id,
    before: auditedSums(payment),
    after: { state: to, takenBack: amount },
    reason,
  };
  return { result: id, lines: [line, ...returned], contentVersion, booking };
}

const isOpen = (state: PaymentStateName) => OPEN_STATES.some((open) => open === state);

/** @returns the new content version where visitors see another number of seats */
async function withdrawSeat(
  tx: Tx,
  payment: Payment,
  to: PaymentStateName,
  { memberId: actorId, now }: Author,
): Promise<bigint | null> {
  if (!isForApplications(payment) || payment.state !== "PAID" || to === "PAID") return null;
  const applicationIds = await applicationIdsOf(tx, payment);
  await onPaymentReversed.happen(tx, { applicationIds, actorId, now });
  // Its deadline had passed: what was taken again for late money goes to the next.
  return to === "EXPIRED"
    ? await settleUnpaid(tx, payment, { actorId, reason: "PAYMENT_EXPIRED", now })
    : null;
}

interface Moving extends Reasoned {
  /** The payment it was sent for. */
  readonly toId: number;
  readonly toVersion: number;
}

/**
 * Takes the last booking back and books it on the payment it was sent for, in one act.
 * @returns what could not be done there although the money is booked
 * @throws DomainError as for both; VALIDATION for the payment itself; PAYMENT_MOVE_REFUSED for the surplus of another payment
 */
export async function moveBooking(
  tx: Tx,
  { id, version, reason, toId, toVersion }: Moving,
  author: Author,
): Promise<ActionResult<PaymentWarning | null>> {
  if (id === toId) throw validationError({ toId: ["CHOICE_UNKNOWN"] });
  // Both are held before either is moved, the lower number first, as by everybody who holds two.
  for (const one of [id, toId].sort((a, b) => a - b)) await readToMove(tx, one);
  const row = await tx.bankRow.findFirst({
    where: { move: { paymentId: id, amount: { gt: 0 }, reversesId: null } },
    orderBy: { moveId: "desc" },
    select: { id: true, moveId: true },
  });
  const { booking, lines, contentVersion } = await reverseBooking(tx, { id, version, reason }, author);
  const { amount, receivedAt } = booking;
  // A surplus goes back to the payment that it came from.
  if (booking.method === "SURPLUS") throw new DomainError("PAYMENT_MOVE_REFUSED");
  const method = RECEIVED_METHODS.find((one) => one === booking.method) ?? "BANK_TRANSFER";
  const again = { amount, method, receivedAt, reason, acceptSurplus: true };
  const booked = await bookPayment(tx, { id: toId, version: toVersion, booking: again }, author);
  if (row?.moveId === booking.id) await linkLastBooking(tx, row.id, toId);
  return {
    result: booked.result,
    lines: [...lines, ...booked.lines],
    contentVersion: booked.contentVersion ?? contentVersion ?? null,
  };
}
