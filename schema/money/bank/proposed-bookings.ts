// Lines whose booking waits for a second person (decision 88): the line is not booked yet, and nobody books it again meanwhile.
import { db } from "#prisma/client.ts";
import { waitingProposals } from "#schema/money/payments/payment-list.ts";
import { type BookedPayment, CANDIDATE } from "./bank-candidates.ts";

/** @returns the payments, by the id of the line */
export async function readProposedBookings(now: Date): Promise<ReadonlyMap<number, BookedPayment>> {
  const proposals = await db.$queryRaw<{ lineId: number; paymentId: number }[]>`
    SELECT (payment_proposals.args->>'id')::int AS "lineId", payment_proposals.payment_id AS "paymentId"
    FROM ${waitingProposals(now)} AND payment_proposals.act = 'BOOK_LINE'`;
  if (proposals.length === 0) return new Map();
  const payments = await db.payment.findMany({
    where: { id: { in: proposals.map(({ paymentId }) => paymentId) } },
    select: CANDIDATE,
  });
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return new Map(
    proposals.flatMap(({ lineId, paymentId }) => {
      const payment = byId.get(paymentId);
      return payment ? [[lineId, payment] as const] : [];
    }),
  );
}
