// When the first money of a payment came: nothing is sent back before that day.
import { db, type Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { validBookings } from "#schema/validation/money/payment-bookings.ts";
import { PaymentRef } from "./payment.ts";

/** The earliest booking that was not taken back, on the bank's day where a line says it; null where no money came. */
export async function readReceivedFrom(
  tx: Pick<Tx, "paymentMove">,
  { id }: Pick<Payment, "id">,
): Promise<Date | null> {
  const moves = await tx.paymentMove.findMany({
    where: { paymentId: id },
    orderBy: { id: "asc" },
    include: { bankRow: { select: { at: true } } },
  });
  const days = validBookings(moves).map(({ bankRow, receivedAt, createdAt }) =>
    (bankRow?.at ?? receivedAt ?? createdAt).getTime(),
  );
  return days.length === 0 ? null : new Date(Math.min(...days));
}

builder.prismaObjectFields(PaymentRef, (t) => ({
  receivedFrom: t.field({
    type: "DateTime",
    nullable: true,
    description: "When its first money came; null: none did.",
    authScopes: { can: managePayments },
    select: { id: true },
    resolve: (payment) => readReceivedFrom(db, payment),
  }),
}));
