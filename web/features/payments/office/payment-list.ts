// What the office's list of payments knows: its filters, orders and columns, and how its address asks the server.
import { PAYMENT_COLUMNS, PAYMENT_METHODS, PAYMENT_SORTS } from "#schema/validation/payment-filters.ts";
import { PAYMENT_STATES } from "#schema/validation/payment-state.ts";
import { PAYMENT_TYPES } from "#schema/validation/payments.ts";
import { chosenOf, type ListAddress, type ListDefinition } from "#web/components/list/list-address.ts";

export const PAYMENTS_LIST: ListDefinition = {
  fields: [
    { key: "search", kind: "text" },
    { key: "state", kind: "choice" },
    { key: "type", kind: "choice" },
    { key: "method", kind: "choice" },
    { key: "overdue", kind: "choice" },
    { key: "payer", kind: "text" },
    { key: "email", kind: "text" },
    { key: "program", kind: "choice" },
    { key: "amount", kind: "numbers" },
    { key: "created", kind: "days" },
    { key: "paid", kind: "days" },
  ],
  sorts: PAYMENT_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: PAYMENT_COLUMNS,
  hidden: ["method", "paid", "refunded", "outstanding", "depositor", "deadline", "paidAt", "id"],
};

/** The filter as the server takes it. */
export function paymentsFilterOf(address: ListAddress) {
  const { texts, days, numbers } = address;
  return {
    search: texts.search ?? null,
    payer: texts.payer ?? null,
    email: texts.email ?? null,
    states: chosenOf(address, "state", PAYMENT_STATES),
    types: chosenOf(address, "type", PAYMENT_TYPES),
    methods: chosenOf(address, "method", PAYMENT_METHODS),
    programs: address.choices.program?.map(Number).filter((id) => Number.isSafeInteger(id)) ?? null,
    overdue: address.choices.overdue?.includes("YES") ?? null,
    amount: numbers.amount ?? null,
    created: days.created ?? null,
    paid: days.paid ?? null,
  };
}

export function paymentSortOf({ sort }: ListAddress) {
  return PAYMENT_SORTS.find((known) => known === sort) ?? "CREATED";
}
