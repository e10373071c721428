// The payment of an application that the office cancelled and restores.
import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";
import { refuseWhileMoving } from "#schema/money/cards/card-money.ts";
import { balanceOf, stateAfterRestore } from "#schema/validation/money/payment-state.ts";
import { movePayment, notePayment } from "./move-payment.ts";

interface Restoring {
  readonly actorId: number;
  readonly reason: string;
  /** Until when what is missing is due; null: it does not expire. */
  readonly dueAt: Date | null;
}

/**
 * Lets a payment be what it was before its application was cancelled: nothing of it went back. The caller holds the row.
 * @returns the payment as it is now
 * @throws DomainError MONEY_WENT_BACK; PAYMENT_MOVE_REFUSED for a payment that is void, and while its refund
 * is on its way to a card
 */
export async function restorePayment(
  tx: Tx,
  payment: Payment,
  { actorId, reason, dueAt }: Restoring,
  now: Date,
): Promise<Payment> {
  const { id, state } = payment;
  // What was transferred to another payment left this one with nothing, and is looked for in its history.
  const moved = await tx.paymentMove.count({ where: { paymentId: id, transferredToId: { not: null } } });
  if (payment.amountRefunded > 0 || moved > 0) throw new DomainError("MONEY_WENT_BACK");
  await refuseWhileMoving(tx, id);
  const to = stateAfterRestore(payment);
  if (to === null) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const due = to === "PAID" ? {} : { dueAt };
  if (to !== state) {
    // What of it is missing is asked for again, so it counts as not yet paid.
    const unpaid = balanceOf(payment) < payment.amountDue ? { paidAt: null } : {};
    const columns = { refundDue: null, ...unpaid, ...due };
    await movePayment(tx, payment, { to, isRestored: true, actorId, reason, columns }, now);
  } else if (state === "DECLARED") {
    await notePayment(tx, payment, { actorId, reason, columns: { ...due, refundPercent: null } }, now);
  }
  return await tx.payment.findUniqueOrThrow({ where: { id } });
}
