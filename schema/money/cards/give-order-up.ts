import { db } from "#prisma/client.ts";

/** A browser came back without having paid. Its page at the provider may be dead, so that the next try has a new order. */
export async function giveOrderUp(orderId: string): Promise<void> {
  const where = { orderId, state: "READY" } as const;
  await db.cardOrder.updateMany({ where, data: { state: "FAILED", failure: "GIVEN_UP" } });
}
