// A surplus that counted for another payment goes back to the payment it came from, when its booking is reversed (decision 216).
import type { Tx } from "#prisma/client.ts";
import type { PaymentMove } from "#prisma/generated/client.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import { reversalOf } from "#schema/validation/money/payment-bookings.ts";
import { auditedSums } from "./audited-sums.ts";
import { movePayment, readToMove } from "./move-payment.ts";

const isInForce = { reversedBy: { is: null } } as const;

/** Locks a payment with those whose surplus counts for it, the lowest number first, as by everybody who holds several. */
export async function lockWithSources(tx: Tx, id: number): Promise<void> {
  const transfers = await tx.paymentMove.findMany({
    where: { transferredTo: { paymentId: id }, ...isInForce },
    select: { paymentId: true },
  });
  if (transfers.length === 0) return;
  const ids = new Set([id, ...transfers.map(({ paymentId }) => paymentId)]);
  for (const one of [...ids].sort((a, b) => a - b)) await readToMove(tx, one);
}

interface Returned {
  readonly actorId: number;
  readonly reason: string;
}

/**
 * Returns what was transferred by these bookings, on the day of the booking. It is a surplus again; where the
 * payment it came from was refunded meanwhile, it is due.
 * @param bookings that were booked out; those of other money are left out
 * @returns the lines for the audit log
 * @throws DomainError MONTH_CLOSED
 */
export async function returnSurpluses(
  tx: Tx,
  bookings: readonly Pick<PaymentMove, "id" | "receivedAt">[],
  { actorId, reason }: Returned,
  now: Date,
): Promise<AuditLine[]> {
  const lines: AuditLine[] = [];
  for (const booking of bookings) {
    const moved = await tx.paymentMove.findUnique({ where: { transferredToId: booking.id, ...isInForce } });
    if (!moved) continue;
    const payment = await readToMove(tx, moved.paymentId);
    const { to, refundDue } = reversalOf(payment, moved, false);
    const { receivedAt } = booking;
    const reversal = { refund: moved, isStruck: false };
    await movePayment(
      tx,
      payment,
      { to, reversal, receivedAt, actorId, reason, columns: { refundDue } },
      now,
    );
    lines.push({
      subjectId: payment.id,
      before: auditedSums(payment),
      after: { state: to, surplusReturned: -moved.amount },
      reason,
    });
  }
  return lines;
}
