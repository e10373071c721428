import type { Tx } from "#prisma/client.ts";
import { validationError } from "#schema/errors.ts";
import { balanceOf } from "#schema/validation/money/payment-state.ts";
import { lastReceived } from "./last-received.ts";
import { movePayment, readToMove } from "./move-payment.ts";

interface RefundRequest {
  /** Whole won the payer may have back; 0: the association keeps what is there, and the payment counts as paid. */
  readonly refundDue: number;
  /** Where it goes, as the payer wrote it; null: where the payer said before, if anywhere. */
  readonly refundAccount: string | null;
  readonly actorId: number | null;
  readonly reason: string;
}

/**
 * Asks for a refund in the transaction of its cause: PAID becomes REFUND_REQUESTED, and the office sends the
 * money. For a PARTIAL payment nothing more is asked, so it becomes REFUND_REQUESTED, too. What was returned
 * before, or is due already, does not matter: `refundDue` is all that goes back of what is there.
 * @throws DomainError NOT_FOUND; PAYMENT_MOVE_REFUSED unless money is there; VALIDATION for more than is there
 */
export async function requestRefund(
  tx: Tx,
  paymentId: number,
  { refundDue, refundAccount, actorId, reason }: RefundRequest,
  now: Date,
): Promise<void> {
  const payment = await readToMove(tx, paymentId);
  if (!Number.isInteger(refundDue) || refundDue < 0 || refundDue > balanceOf(payment)) {
    throw validationError({ amount: ["AMOUNT_ABOVE_BALANCE"] });
  }
  const received = payment.state === "PARTIAL" ? await lastReceived(tx, payment) : null;
  const settled = received ?? {};
  if (refundDue > 0) {
    const columns = { ...settled, refundDue, refundAccount: refundAccount ?? payment.refundAccount };
    await movePayment(tx, payment, { to: "REFUND_REQUESTED", actorId, reason, columns }, now);
  } else if (payment.state === "PARTIAL") {
    await movePayment(tx, payment, { to: "PAID", actorId, reason, columns: settled }, now);
  }
}
