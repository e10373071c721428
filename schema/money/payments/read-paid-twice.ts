// Whether a payment was paid twice is stored with it, so that lists filter by it (docs/refunds.md#paid-twice).
import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import { isPaidTwice } from "#schema/validation/money/payment-bookings.ts";
import { type PaymentSums, surplusOf } from "#schema/validation/money/payment-state.ts";

/** What the mark is after a move, whose rows are written already. @param after what the payment is by the move */
export async function readPaidTwice(
  tx: Tx,
  { id }: Pick<Payment, "id">,
  after: PaymentSums,
): Promise<boolean> {
  if (surplusOf(after) === 0) return false;
  return isPaidTwice(
    after,
    await tx.paymentMove.findMany({ where: { paymentId: id }, orderBy: { id: "asc" } }),
  );
}
