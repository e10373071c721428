import type { Tx } from "#prisma/client.ts";

/** Whether money of a payment is being taken from a card at this moment, or may have been. */
export const isBeingTaken = async (tx: Pick<Tx, "cardOrder">, paymentId: number): Promise<boolean> =>
  (await tx.cardOrder.count({ where: { paymentId, state: "CONFIRMING" }, take: 1 })) > 0;
