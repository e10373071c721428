// Payments of somebody who had no account are found in the account that the person has now. Neither state nor sums
// change, so that there is nothing for the history.
import type { Tx } from "#prisma/client.ts";

/** Gives a member payments that belong to no account yet; those of another account stay where they are. */
export async function assignPayer(tx: Tx, ids: readonly number[], memberId: number): Promise<void> {
  await tx.payment.updateMany({
    where: { id: { in: [...ids] }, memberId: null },
    data: { memberId, version: { increment: 1 } },
  });
}
