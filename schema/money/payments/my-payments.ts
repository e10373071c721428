import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { MY_PAYMENTS_PAGE_SIZE, PAGE_MAX } from "#schema/validation/core/limits.ts";
import { STILL_NEEDED } from "./applications-of-payment.ts";
import { PaymentRef } from "./payment.ts";

interface MyPayments {
  readonly memberId: number;
  readonly page: number;
}

const countOf = ({ memberId }: MyPayments) => db.payment.count({ where: { memberId } });

const DueRef = builder
  .objectRef<{ readonly count: number; readonly amount: number }>("PaymentsDue")
  .implement({
    description: "What a member is to send, of all pages.",
    fields: (t) => ({
      count: t.exposeInt("count", { description: "How many payments wait for money." }),
      amount: t.exposeInt("amount", { description: "Whole won." }),
    }),
  });

/** What was said to be on its way is not asked for again, nor is what was for something that is over. */
async function dueOf({ memberId }: MyPayments) {
  const { _count, _sum } = await db.payment.aggregate({
    where: {
      memberId,
      state: { in: ["PENDING", "PARTIAL"] },
      ...STILL_NEEDED,
    },
    _count: true,
    _sum: { amountDue: true, amountPaid: true, amountRefunded: true },
  });
  const { amountDue, amountPaid, amountRefunded } = _sum;
  return { count: _count, amount: (amountDue ?? 0) - (amountPaid ?? 0) + (amountRefunded ?? 0) };
}

export const MyPaymentsRef = builder.objectRef<MyPayments>("MyPayments").implement({
  description:
    "One page of a member's payments. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: [PaymentRef],
      resolve: (query, { memberId, page }) => {
        const columns = { ...query };
        if (page < 1 || page > PAGE_MAX) return [];
        return db.payment.findMany({
          ...columns,
          where: { memberId },
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: MY_PAYMENTS_PAGE_SIZE,
          skip: (page - 1) * MY_PAYMENTS_PAGE_SIZE,
        });
      },
    }),
    totalCount: t.int({ resolve: countOf }),
    due: t.field({ type: DueRef, resolve: dueOf }),
    page: t.exposeInt("page"),
    pageSize: t.int({ resolve: () => MY_PAYMENTS_PAGE_SIZE }),
    pageCount: t.int({
      resolve: async (payments) => Math.ceil((await countOf(payments)) / MY_PAYMENTS_PAGE_SIZE),
    }),
  }),
});
