// One page of the office's list of payments.
import { db } from "#prisma/client.ts";
import { recordView } from "#schema/audit/record-view.ts";
import { builder } from "#schema/builder.ts";
import { AmountRangeRef, DayRangeRef } from "#schema/lists/list-filters.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/lists/list-page.ts";
import { type ListWish, readListPage } from "#schema/lists/list-source.ts";
import { managePayments } from "#schema/policies/payments.ts";
import { authorOf } from "#schema/shared/author.ts";
import { PAYMENT_SORTS } from "#schema/validation/payment-filters.ts";
import { PaymentRef } from "./payment.ts";
import { PaymentMethodRef, PaymentStateRef, PaymentTypeRef } from "./payment-enums.ts";
import { type PaymentSort, type PaymentsFilter, paymentSource, toPaymentsFilter } from "./payment-list.ts";
import { PaymentTotalsRef, readPaymentTotals } from "./payment-totals.ts";

const PaymentSortRef = builder.enumType("PaymentSort", {
  description: "CREATED: when it was asked for. AMOUNT: what is due.",
  values: PAYMENT_SORTS,
});

export const PaymentsFilterRef = builder.inputType("PaymentsFilter", {
  description: "All of it holds; what is left out narrows nothing.",
  fields: (t) => ({
    search: t.string({
      description: "A part of the payer's name or address, of the depositor's name, or of what is paid for.",
    }),
    payer: t.string({ description: "A part of the payer's name." }),
    email: t.string({ description: "A part of the payer's address." }),
    types: t.field({ type: [PaymentTypeRef] }),
    methods: t.field({ type: [PaymentMethodRef] }),
    states: t.field({ type: [PaymentStateRef], description: "DECLARED: said to be sent." }),
    programs: t.intList({ description: "Programs that were applied for." }),
    memberId: t.int(),
    overdue: t.boolean({ description: "Past the deadline and still unpaid." }),
    amount: t.field({ type: AmountRangeRef, description: "What is due." }),
    created: t.field({ type: DayRangeRef, description: "When it was asked for." }),
    paid: t.field({ type: DayRangeRef, description: "When it was paid." }),
  }),
});

const PaymentsPageRef = builder.objectRef<ListWish<PaymentsFilter, PaymentSort>>("PaymentsPage").implement({
  description: "One page of payments. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: [PaymentRef],
      resolve: async (query, wish, _args, context) => {
        const columns = { ...query };
        const { overdueAt, ...given } = wish.filter;
        // The moment is another each time; that it was asked for is what counts.
        const filter = { ...given, overdue: overdueAt ? true : null };
        const view = { action: "viewPayments", subject: "payment", subjectId: null, filter } as const;
        await recordView(view, authorOf(context));
        const { ids } = await readListPage(paymentSource, wish);
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
      resolve: ({ filter }) => readPaymentTotals(filter),
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
    resolve: (_root, { filter, ...wish }, { clock }) => ({
      filter: toPaymentsFilter(filter ?? {}, clock.now()),
      ...wish,
    }),
  }),
);
