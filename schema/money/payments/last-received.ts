import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import { validBookings } from "#schema/validation/money/payment-bookings.ts";
import { balanceOf } from "#schema/validation/money/payment-state.ts";

/** How and when the money came that is there; null where none is. */
export async function lastReceived(
  tx: Tx,
  payment: Payment,
): Promise<Pick<Payment, "method" | "paidAt"> | null> {
  if (balanceOf(payment) === 0) return null;
  const moves = await tx.paymentMove.findMany({ where: { paymentId: payment.id }, orderBy: { id: "asc" } });
  const last = validBookings(moves).at(-1);
  return last ? { method: last.method ?? payment.method, paidAt: last.receivedAt ?? last.createdAt } : null;
}
