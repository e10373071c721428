import type { Tx } from "#prisma/client.ts";

/** Ties a line of the bank to the booking that was made last on a payment, in the transaction of that booking. */
export async function linkLastBooking(tx: Tx, rowId: number, paymentId: number): Promise<void> {
  const move = await tx.paymentMove.findFirstOrThrow({
    where: { paymentId, amount: { gt: 0 } },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  await tx.bankRow.update({ where: { id: rowId }, data: { moveId: move.id, setAsideAt: null } });
}
