// The surplus of a payment, or what is due back of one that ended, counts for another open payment of the
// same payer (decision 216).
import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { cardMoneyOf, refuseWhileMoving } from "#schema/money/cards/card-money.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import {
  canTakeSurplus,
  outstandingOf,
  refundDueOf,
  stateAfterTransfer,
  transferableOf,
} from "#schema/validation/money/payment-state.ts";
import { isApplicationClosed } from "./application-closed.ts";
import { auditedSums } from "./audited-sums.ts";
import { bookPayment } from "./book-payment.ts";
import { forbidOwnPayment } from "./dual-approval-need.ts";
import { movePayment, readAtVersion, readToMove } from "./move-payment.ts";
import type { PaymentWarning } from "./payment-events.ts";

/** Why, in the history, where the payer chose it. */
const REASON = "SURPLUS_CHOSEN";

interface Transfer {
  readonly id: number;
  readonly version: number;
  /** The payment that it counts for. */
  readonly toId: number;
  readonly toVersion: number;
}

/**
 * Books as much of a surplus on another payment as that lacks, on the day it is done: the sums of the month
 * stay as they are. What follows from money follows there, and the payer gets the email of a payment. Taking
 * the booking back undoes it.
 * @throws DomainError NOT_FOUND; CONFLICT; MONTH_CLOSED; VALIDATION for a payment of somebody else, or that
 * awaits no money; PAYMENT_MOVE_REFUSED where there is no surplus, and while money is on its way to or from a
 * card; SECOND_PERSON_NEEDED for the own payment
 */
export async function transferSurplus(
  tx: Tx,
  { reason, ...given }: Transfer & { readonly reason: string },
  author: Author,
): Promise<ActionResult<PaymentWarning | null>> {
  const { payment, target } = await lockBoth(tx, given);
  await forbidOwnPayment(tx, payment, author);
  return await transfer(tx, { payment, target, reason }, author);
}

/**
 * The same, as the payer chooses it in the account.
 * @throws DomainError as above; NOT_FOUND for somebody else's payments, too
 */
export async function transferOwnSurplus(
  tx: Tx,
  given: Transfer,
  author: Author,
): Promise<ActionResult<unknown>> {
  const { id, toId } = given;
  const own = await tx.payment.count({ where: { id: { in: [id, toId] }, memberId: author.memberId } });
  if (own < 2) throw new DomainError("NOT_FOUND");
  return await transfer(tx, { ...(await lockBoth(tx, given)), reason: REASON }, author);
}

/** Both are held before either is moved, the lower number first, as by everybody who holds two. */
async function lockBoth(tx: Tx, { id, version, toId, toVersion }: Transfer) {
  if (id === toId) throw validationError({ toId: ["CHOICE_UNKNOWN"] });
  for (const one of [id, toId].sort((a, b) => a - b)) await readToMove(tx, one);
  return {
    payment: await readAtVersion(tx, id, version),
    target: await readAtVersion(tx, toId, toVersion),
  };
}

interface Checked {
  readonly payment: Payment;
  readonly target: Payment;
  readonly reason: string;
}

async function transfer(
  tx: Tx,
  { payment, target, reason }: Checked,
  author: Author,
): Promise<ActionResult<PaymentWarning | null>> {
  const { memberId: actorId, now } = author;
  const there = transferableOf(payment);
  if (there === 0) throw new DomainError("PAYMENT_MOVE_REFUSED");
  // The refund of a card goes back to the card.
  const isRefund = payment.state === "REFUND_REQUESTED";
  if (isRefund && (await cardMoneyOf(tx, payment.id)) > 0) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const isTaking =
    isSamePayer(payment, target) && canTakeSurplus(target) && !(await isApplicationClosed(tx, target));
  if (!isTaking) throw validationError({ toId: ["CHOICE_UNKNOWN"] });
  for (const { id } of [payment, target]) await refuseWhileMoving(tx, id);
  const amount = Math.min(there, outstandingOf(target));
  const booking = { amount, method: "SURPLUS", receivedAt: now, reason, acceptSurplus: false } as const;
  const booked = await bookPayment(tx, { id: target.id, version: target.version, booking }, author);
  const { id: bookingId } = await tx.paymentMove.findFirstOrThrow({
    where: { paymentId: target.id, amount: { gt: 0 } },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  const to = stateAfterTransfer(payment, amount);
  const columns = isRefund ? { refundDue: refundDueOf(payment) - amount } : {};
  const moved = { to, transfer: { amount, bookingId }, receivedAt: now, actorId, reason, columns };
  await movePayment(tx, payment, moved, now);
  const line = {
    subjectId: payment.id,
    before: auditedSums(payment),
    after: { state: to, transferred: amount, toPayment: target.id },
    reason,
  };
  return { ...booked, lines: [line, ...booked.lines] };
}

/** Of one member; or, without an account, of one address. */
const isSamePayer = (one: Payment, other: Payment): boolean =>
  one.memberId === other.memberId &&
  (one.memberId !== null || (one.payerEmail !== "" && one.payerEmail === other.payerEmail));
