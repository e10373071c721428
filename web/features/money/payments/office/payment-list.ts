// Says what the office's list of payments is narrowed and sorted by, as its address says it.

import { seoulYear } from "#schema/validation/core/seoul.ts";
import { UNPAID_DUES } from "#schema/validation/money/dues.ts";
import { PAYMENT_COLUMNS, PAYMENT_FILTERS, PAYMENT_SORTS } from "#schema/validation/money/payment-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

/** The year it is in Seoul. */
const THIS_YEAR = seoulYear(new Date());

export const PAYMENTS_LIST = defineList({
  name: "payments",
  filters: PAYMENT_FILTERS,
  sorts: PAYMENT_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: PAYMENT_COLUMNS,
  hidden: ["method", "paid", "refunded", "outstanding", "deadline", "paidAt", "id"],
  views: {
    label: "payment-office.tabs",
    tabs: [
      { id: "payment-office.tab.all", filter: {} },
      { id: "payment-office.tab.declared", filter: { state: ["DECLARED"] } },
      { id: "payment-office.tab.overdue", filter: { overdue: true } },
      {
        id: "payment-office.tab.unpaid",
        values: { year: THIS_YEAR },
        filter: {
          state: [...UNPAID_DUES.states],
          type: [UNPAID_DUES.type],
          year: { from: THIS_YEAR, to: THIS_YEAR },
        },
      },
      { id: "payment-office.tab.refund", filter: { state: ["REFUND_REQUESTED"] } },
      { id: "payment-office.tab.surplus", filter: { surplus: true } },
      { id: "payment-office.tab.paidTwice", filter: { paidTwice: true } },
    ],
  },
});
