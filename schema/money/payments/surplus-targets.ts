// For which payments a surplus may count.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { surplusOf } from "#schema/validation/money/payment-state.ts";
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

builder.prismaObjectFields(PaymentRef, (t) => ({
  surplusTargets: t.prismaField({
    type: [PaymentRef],
    description:
      "Open payments of the same payer for which the surplus can count, the most urgent first; none without a surplus.",
    resolve: async (query, payment) => {
      const columns = { ...query };
      if (surplusOf(payment) === 0) return [];
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
