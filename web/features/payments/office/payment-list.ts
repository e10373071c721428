// What the office's list of payments is narrowed and sorted by, as its address says it.
import { PAYMENT_COLUMNS, PAYMENT_FILTERS, PAYMENT_SORTS } from "#schema/validation/payment-filters.ts";
import { OPEN_STATES } from "#schema/validation/payment-state.ts";
import { seoulYear } from "#schema/validation/seoul.ts";
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
          state: [...OPEN_STATES],
          type: ["ANNUAL", "INSTITUTION"],
          year: { from: THIS_YEAR, to: THIS_YEAR },
        },
      },
      { id: "payment-office.tab.refund", filter: { state: ["REFUND_REQUESTED"] } },
    ],
  },
});
