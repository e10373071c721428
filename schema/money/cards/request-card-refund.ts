import { randomUUID } from "node:crypto";
import type { Tx } from "#prisma/client.ts";
import type { CardOrder, Payment } from "#prisma/generated/client.ts";
import { enqueue } from "#prisma/queue.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { auditedSums } from "#schema/money/payments/audited-sums.ts";
import type { SeatAfterRefund } from "#schema/money/payments/book-refund.ts";
import { movePayment, notePayment } from "#schema/money/payments/move-payment.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { balanceOf, refundDueOf, surplusOf } from "#schema/validation/money/payment-state.ts";

interface Requesting {
  /** Held, and looked at by `checkRefund`. */
  readonly payment: Payment;
  readonly order: CardOrder & { readonly left: number };
  readonly amount: number;
  readonly reason: string;
  readonly seat: SeatAfterRefund | null;
}

/**
 * Writes down that money is to go back to the card it came from, in the transaction of the act; the task
 * `cards` asks the service soon. Until that is done the refund is open. What did not come by this card stays
 * due, and is sent by hand.
 */
export async function requestCardRefund(
  tx: Tx,
  { payment, order, amount, reason, seat }: Requesting,
  { memberId: actorId, now }: Author,
): Promise<ActionResult> {
  const part = Math.min(amount, order.left);
  const isSurplus = payment.state === "PAID" && amount <= surplusOf(payment);
  // The rest of what came in stays, and the payment is still asked for.
  const isPart = payment.state === "PARTIAL" && amount < balanceOf(payment);
  if (isSurplus || isPart) await notePayment(tx, payment, { actorId, reason }, now);
  else {
    const columns = { refundDue: Math.max(refundDueOf(payment), amount) };
    await movePayment(tx, payment, { to: "REFUND_REQUESTED", actorId, reason, columns }, now);
  }
  const wanted = { cardOrderId: order.id, amount: part, reason, seat, actorId };
  await tx.cardRefund.create({ data: { ...wanted, key: randomUUID(), createdAt: now, askAt: now } });
  await enqueue(tx, "tasks", ["cards"]);
  const line = { subjectId: payment.id, before: auditedSums(payment), after: { toCard: part }, reason };
  return { result: payment.id, lines: [line] };
}
