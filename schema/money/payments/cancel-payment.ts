import type { Tx } from "#prisma/client.ts";
import type { PaymentState } from "#prisma/generated/enums.ts";
import { DomainError } from "#schema/errors.ts";
import { movePayment, notePayment, readToMove } from "./move-payment.ts";

interface Cancelling {
  /** Null: time does it. */
  readonly actorId: number | null;
  readonly reason: string;
  /** Where money that came in, or may yet come, goes back to. */
  readonly refundAccount?: string | null;
  /** Percent of what was declared that comes back once it is found; null: all of it. */
  readonly refundPercent?: number | null;
}

/**
 * Cancels a payment in the transaction that ends what it is for. PENDING becomes CANCELLED. Declared money
 * may be on its way: such a payment stays, with a note of why, until the office has looked into the bank.
 * Then the office books it, and it goes back, or voids it. A payment that is over is left alone.
 * @returns the state it has now
 * @throws DomainError NOT_FOUND; PAYMENT_MOVE_REFUSED when money is there: that is a refund (request-refund.ts)
 */
export async function cancelPayment(
  tx: Tx,
  paymentId: number,
  { actorId, reason, refundAccount = null, refundPercent = null }: Cancelling,
  now: Date,
): Promise<PaymentState> {
  const payment = await readToMove(tx, paymentId);
  if (payment.state === "PENDING") {
    await movePayment(tx, payment, { to: "CANCELLED", actorId, reason }, now);
    return "CANCELLED";
  }
  if (payment.state === "PARTIAL" || payment.state === "PAID") throw new DomainError("PAYMENT_MOVE_REFUSED");
  if (payment.state === "DECLARED") {
    const columns = { refundPercent, ...(refundAccount === null ? {} : { refundAccount }) };
    await notePayment(tx, payment, { actorId, reason, columns }, now);
  }
  return payment.state;
}
