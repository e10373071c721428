import type { Tx } from "#prisma/client.ts";
import type { CardOrder, Payment } from "#prisma/generated/client.ts";
import { readToMove } from "#schema/money/payments/move-payment.ts";

export interface LockedOrder {
  readonly order: CardOrder;
  readonly payment: Payment;
}

/** Reads and locks an order and its payment, the payment first, as everybody does. Null: there is none of this name. */
export async function lockOrder(tx: Tx, orderId: string): Promise<LockedOrder | null> {
  const found = await tx.cardOrder.findUnique({ where: { orderId }, select: { paymentId: true } });
  if (!found) return null;
  const payment = await readToMove(tx, found.paymentId);
  await tx.$queryRaw`SELECT 1 FROM card_orders WHERE order_id = ${orderId} FOR UPDATE`;
  return { order: await tx.cardOrder.findUniqueOrThrow({ where: { orderId } }), payment };
}
