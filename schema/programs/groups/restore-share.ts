// The share of one person in the payment of a group, when the office restores that person
// (docs/applications.md#group-applications).
import type { Tx } from "#prisma/client.ts";
import type { Application, ApplicationMove, Payment } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";
import { refuseWhileMoving } from "#schema/money/cards/card-money.ts";
import { movePayment, notePayment } from "#schema/money/payments/move-payment.ts";
import { deadlineOfApplication } from "#schema/money/payments/program-deadline.ts";
import { restorePayment } from "#schema/money/payments/restore-payment.ts";
import { refundColumns, refundStepsOf } from "#schema/programs/applications/application-refund.ts";
import { OPEN_STATES, refundDueOf } from "#schema/validation/money/payment-state.ts";
import { refundAmount, refundPercent } from "#schema/validation/money/refund.ts";
import { holdsSeat } from "#schema/validation/programs/application-state.ts";

interface Restoring {
  readonly actorId: number;
  readonly reason: string;
}

const withMoves = { moves: { orderBy: { id: "desc" }, take: 1 } } as const;
type Member = Application & { readonly moves: readonly ApplicationMove[] };

/**
 * Takes the share of a person into the payment again. What is not paid yet is asked for; of what was paid the
 * refund of this share ends. The caller has locked the payment, and the person is not moved yet.
 * @returns the payment as it is now
 * @throws DomainError MONEY_WENT_BACK; PAYMENT_MOVE_REFUSED for a payment that is over; GROUP_NOT_RESTORED
 * where nothing says which part of the refund is this person's
 */
export async function restoreShare(
  tx: Tx,
  payment: Payment,
  { id, groupId, amount, programId }: Application,
  { actorId, reason }: Restoring,
  now: Date,
): Promise<Payment> {
  if (payment.amountRefunded > 0) throw new DomainError("MONEY_WENT_BACK");
  await refuseWhileMoving(tx, payment.id);
  const group = await tx.application.findMany({ where: { groupId }, include: withMoves });
  const staying = group.filter(({ state }) => holdsSeat(state));
  const sumOf = (people: readonly Member[]) => people.reduce((sum, one) => sum + one.amount, 0);
  if (payment.state === "CANCELLED") {
    const dueAt = await deadlineOfApplication(tx, programId, now);
    const again = await restorePayment(tx, payment, { actorId, reason, dueAt }, now);
    await notePayment(tx, again, { actorId, reason, columns: { amountDue: amount } }, now);
  } else if (OPEN_STATES.some((open) => open === payment.state)) {
    const due = payment.state === "PENDING" ? { dueAt: await deadlineOfApplication(tx, programId, now) } : {};
    const columns = { amountDue: sumOf(staying) + amount, ...due };
    await notePayment(tx, payment, { actorId, reason, columns }, now);
  } else {
    if (payment.state !== "PAID" && payment.state !== "REFUND_REQUESTED")
      throw new DomainError("PAYMENT_MOVE_REFUSED");
    // Who left before it was paid is no part of what was due, so it is not known whose share it holds.
    if (payment.amountDue !== sumOf(group)) throw new DomainError("GROUP_NOT_RESTORED");
    const shares = await sharesOf(
      tx,
      programId,
      group.filter(({ state }) => !holdsSeat(state)),
    );
    const refundDue = refundDueOf(payment);
    const all = [...shares.values()].reduce((sum, share) => sum + share, 0);
    if (all !== refundDue) throw new DomainError("GROUP_NOT_RESTORED");
    const left = refundDue - (shares.get(id) ?? 0);
    if (left > 0) {
      const columns = { refundDue: left };
      await movePayment(tx, payment, { to: "REFUND_REQUESTED", actorId, reason, columns }, now);
    } else await restorePayment(tx, payment, { actorId, reason, dueAt: null }, now);
  }
  return await tx.payment.findUniqueOrThrow({ where: { id: payment.id } });
}

/**
 * What goes back for each who left, by the refund steps at that moment; all of it where the office cancelled,
 * or the date had moved.
 */
async function sharesOf(
  tx: Tx,
  programId: number,
  left: readonly Member[],
): Promise<ReadonlyMap<number, number>> {
  const program = await tx.program.findUniqueOrThrow({ where: { id: programId }, select: refundColumns });
  const steps = await refundStepsOf(tx, program);
  const declined = await tx.rescheduleAnswer.findMany({
    where: { applicationId: { in: left.map(({ id }) => id) }, reply: "DECLINED" },
    select: { applicationId: true },
  });
  const whole = new Set(declined.map(({ applicationId }) => applicationId));
  return new Map(
    left.map(({ id, amount, cancelReason, state, moves: [move] }) => {
      const isWhole = whole.has(id) || (state === "CANCELLED" && cancelReason === "OFFICE");
      const percent = isWhole || !move ? 100 : refundPercent(steps, move.createdAt);
      return [id, refundAmount(amount, amount, percent)];
    }),
  );
}
