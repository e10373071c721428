import type { Tx } from "#prisma/client.ts";
import type { CardOrder, CardRefund } from "#prisma/generated/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { bookRefund } from "#schema/money/payments/book-refund.ts";
import { readToMove } from "#schema/money/payments/move-payment.ts";
import { SEATS_AFTER_REFUND } from "#schema/validation/money/payments.ts";

/** In the history, of money that was sent back at the service itself. */
const AT_THE_SERVICE = "Toss Payments";

/**
 * Books what the service has sent back of an order since its last notification: what the office asked for,
 * and what somebody sent back at the service itself; then the payer counts as the actor, and the seat is
 * held.
 * @param sentBack all of it, in whole won
 * @returns the new content version where visitors see another number of seats
 * @throws DomainError where the payment has no such money any more
 */
export async function recordProviderRefund(
  tx: Tx,
  order: CardOrder,
  sentBack: number,
  now: Date,
): Promise<bigint | null> {
  let left = sentBack - order.sentBack;
  if (left <= 0) return null;
  await tx.cardOrder.update({ where: { id: order.id }, data: { sentBack } });
  const asked = await tx.cardRefund.findFirst({ where: { cardOrderId: order.id, state: "ASKED" } });
  let contentVersion: bigint | null = null;
  if (asked && asked.amount <= left) {
    const data = { state: "DONE", askAt: null, failure: null } as const;
    await tx.cardRefund.update({ where: { id: asked.id }, data });
    contentVersion = await book(tx, order, asked, now);
    left -= asked.amount;
  }
  if (left === 0) return contentVersion;
  const unasked = { amount: left, reason: AT_THE_SERVICE, seat: "KEEP", actorId: order.memberId };
  return (await book(tx, order, unasked, now)) ?? contentVersion;
}

async function book(
  tx: Tx,
  { paymentId }: CardOrder,
  {
    amount,
    reason,
    seat: requestedSeat,
    actorId,
  }: Pick<CardRefund, "amount" | "reason" | "seat" | "actorId">,
  now: Date,
): Promise<bigint | null> {
  const author = { memberId: actorId, now };
  const seat = SEATS_AFTER_REFUND.find((one) => one === requestedSeat) ?? null;
  const payment = await readToMove(tx, paymentId);
  const sent = { amount, reason: reason ?? AT_THE_SERVICE, seat, method: "CARD" } as const;
  const { lines, contentVersion = null } = await bookRefund(tx, payment, sent, author);
  await recordAudit(
    tx,
    author,
    ...lines.map((line) => ({ action: "bookCardRefund", subject: "payment" as const, ...line })),
  );
  return contentVersion;
}
