import { db, type Tx } from "#prisma/client.ts";
import { leftOfCards, withCardOrders } from "#schema/money/cards/card-money.ts";
import { canNameAccount, refundDueOf, surplusOf } from "#schema/validation/money/payment-state.ts";

/**
 * Refunds under way, and surpluses, of a member who has named no account for them; a member who leaves cannot
 * name one later. What goes back to a card needs none.
 */
export async function countRefundsWithoutAccount(
  memberId: number,
  tx: Pick<Tx, "payment"> = db,
): Promise<number> {
  const payments = await tx.payment.findMany({
    where: { memberId, refundAccount: null, state: { in: ["REFUND_REQUESTED", "PAID"] } },
    select: {
      state: true,
      amountDue: true,
      amountPaid: true,
      amountRefunded: true,
      refundDue: true,
      accountAskedAt: true,
      ...withCardOrders,
    },
  });
  return payments.filter(
    (payment) =>
      canNameAccount(payment) &&
      Math.max(refundDueOf(payment), surplusOf(payment)) > leftOfCards(payment.cardOrders),
  ).length;
}
