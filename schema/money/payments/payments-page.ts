// One page of the office's list of payments.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, readListPage } from "#schema/core/lists/list-source.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import {
  PAYMENT_FILTERS,
  PAYMENT_SORTS,
  type PaymentsFilter,
} from "#schema/validation/money/payment-filters.ts";
import { PaymentRef } from "./payment.ts";
import { PaymentMethodRef, PaymentStateRef, PaymentTypeRef } from "./payment-enums.ts";
import { type PaymentSort, paymentSource } from "./payment-list.ts";
import { PaymentTotalsRef, readPaymentTotals } from "./payment-totals.ts";

const PaymentSortRef = builder.enumType("PaymentSort", {
  description: "CREATED: when it was asked for. AMOUNT: what is due.",
  values: PAYMENT_SORTS,
});

export const PaymentsFilterRef = filterInput("PaymentsFilter", PAYMENT_FILTERS, {
  state: PaymentStateRef,
  type: PaymentTypeRef,
  method: PaymentMethodRef,
});

const PaymentsPageRef = builder.objectRef<ListQuery<PaymentsFilter, PaymentSort>>("PaymentsPage").implement({
  description: "One page of payments. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: [PaymentRef],
      resolve: async (query, listQuery, _args, context) => {
        const columns = { ...query };
        const { filter } = listQuery;
        const view = { action: "viewPayments", subject: "payment", subjectId: null, filter } as const;
        await recordView(view, authorOf(context));
        const { ids } = await readListPage(paymentSource, listQuery);
        return await readInOrder(ids, (some) =>
          db.payment.findMany({ ...columns, where: { id: { in: some } } }),
        );
      },
    }),
    ...listNumbers(t, paymentSource),
    totals: t.field({
      type: PaymentTotalsRef,
      description:
        "The sums of everything the filter holds. Asked for apart: they take as long as there are rows.",
      resolve: (listQuery) => readPaymentTotals(listQuery),
    }),
  }),
});

builder.queryField("payments", (t) =>
  t.field({
    type: PaymentsPageRef,
    description: "The office's list of payments, newest first unless sorted otherwise.",
    authScopes: { can: managePayments },
    args: {
      filter: t.arg({ type: PaymentsFilterRef }),
      sort: t.arg({ type: PaymentSortRef, required: true, defaultValue: "CREATED" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...listQuery }, { clock }) => ({
      filter: filter ?? {},
      now: clock.now(),
      ...listQuery,
    }),
  }),
);
