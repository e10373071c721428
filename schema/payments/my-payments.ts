import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { MY_PAYMENTS_PAGE_SIZE, PAGE_MAX } from "#schema/validation/limits.ts";
import { PaymentRef } from "./payment.ts";

interface MyPayments {
  readonly memberId: number;
  readonly page: number;
}

const countOf = ({ memberId }: MyPayments) => db.payment.count({ where: { memberId } });

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
    page: t.exposeInt("page"),
    pageSize: t.int({ resolve: () => MY_PAYMENTS_PAGE_SIZE }),
    pageCount: t.int({
      resolve: async (payments) => Math.ceil((await countOf(payments)) / MY_PAYMENTS_PAGE_SIZE),
    }),
  }),
});
