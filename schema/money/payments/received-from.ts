// When the first money of a payment came: nothing is sent back before that day.
import type { Tx } from "#prisma/client.ts";
import type { Payment, Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { validBookings } from "#schema/validation/money/payment-bookings.ts";
import { PaymentRef } from "./payment.ts";

/** What is read of each row of the history. */
export const WITH_LINE = { bankRow: { select: { at: true } } } as const;

type Move = Prisma.PaymentMoveGetPayload<{ include: typeof WITH_LINE }>;

/**
 * The earliest booking that was not reversed, on the bank's day where a line says it; null where no money
 * came. @param moves in their order
 */
export function receivedFrom(moves: readonly Move[]): Date | null {
  const days = validBookings(moves).map(({ bankRow, receivedAt, createdAt }) =>
    (bankRow?.at ?? receivedAt ?? createdAt).getTime(),
  );
  return days.length === 0 ? null : new Date(Math.min(...days));
}

/** When the first money of a payment came; null where none did. */
export async function readReceivedFrom(
  tx: Pick<Tx, "paymentMove">,
  { id }: Pick<Payment, "id">,
): Promise<Date | null> {
  return receivedFrom(
    await tx.paymentMove.findMany({
      where: { paymentId: id },
      orderBy: { id: "asc" },
      include: WITH_LINE,
    }),
  );
}

builder.prismaObjectFields(PaymentRef, (t) => ({
  receivedFrom: t.field({
    type: "DateTime",
    nullable: true,
    description: "When its first money came; null: none did.",
    authScopes: { can: managePayments },
    select: { moves: { orderBy: { id: "asc" }, include: WITH_LINE } },
    resolve: ({ moves }) => receivedFrom(moves),
  }),
}));
