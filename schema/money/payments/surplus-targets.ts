// For which payments a surplus may count.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { type CardColumns, leftOfCards, withCardOrders } from "#schema/money/cards/card-money.ts";
import { type RefundableSums, transferableOf } from "#schema/validation/money/payment-state.ts";
import { STILL_NEEDED } from "./applications-of-payment.ts";
import { PaymentRef } from "./payment.ts";

/** Payments that are offered. */
const TARGETS_MAX = 20;

/** Whose payments they are; null: nobody's who could be found. */
async function payerOf({ id, memberId }: { readonly id: number; readonly memberId: number | null }) {
  if (memberId !== null) return { memberId };
  const { payerEmail } = await db.payment.findUniqueOrThrow({ where: { id }, select: { payerEmail: true } });
  return payerEmail === "" ? null : { memberId, payerEmail };
}

/** The refund of a card goes back to the card. */
const isTransferable = (payment: RefundableSums & { readonly cardOrders: readonly CardColumns[] }) =>
  transferableOf(payment) > 0 &&
  (payment.state !== "REFUND_REQUESTED" || leftOfCards(payment.cardOrders) === 0);

builder.prismaObjectFields(PaymentRef, (t) => ({
  transferable: t.int({
    description: "What may count for another payment instead of being refunded, if there is one.",
    select: { refundDue: true, ...withCardOrders },
    resolve: (payment) => (isTransferable(payment) ? transferableOf(payment) : 0),
  }),
  surplusTargets: t.prismaField({
    type: [PaymentRef],
    description:
      "Open payments of the same payer for which the surplus, or the refund of what ended, can count, the most urgent first; none where there is neither.",
    select: { refundDue: true, ...withCardOrders },
    resolve: async (query, payment) => {
      const columns = { ...query };
      if (!isTransferable(payment)) return [];
      const payer = await payerOf(payment);
      if (payer === null) return [];
      return await db.payment.findMany({
        ...columns,
        where: {
          ...payer,
          state: { in: ["PENDING", "PARTIAL"] },
          ...STILL_NEEDED,
        },
        orderBy: [{ dueAt: "asc" }, { id: "asc" }],
        take: TARGETS_MAX,
      });
    },
  }),
}));
