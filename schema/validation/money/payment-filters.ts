// Defines what the office's list of payments can be narrowed and sorted by and what it shows, on the screen and in an export.
import {
  choiceFilter,
  daysFilter,
  type FilterOf,
  filterSchema,
  flagFilter,
  idsFilter,
  numbersFilter,
  textFilter,
} from "#schema/validation/core/list-filters.ts";
import { PAYMENT_STATES } from "./payment-state.ts";
import { PAYMENT_TYPES, RECEIVED_METHODS } from "./payments.ts";

export const PAYMENT_METHODS = [...RECEIVED_METHODS, "EXEMPT"] as const;
export const PAYMENT_SORTS = ["CREATED", "AMOUNT", "PAYER"] as const;
export const PAYMENT_COLUMNS = [
  "payer",
  "email",
  "name",
  "type",
  "method",
  "state",
  "due",
  "paid",
  "refunded",
  "outstanding",
  "depositor",
  "deadline",
  "paidAt",
  "created",
  "id",
] as const;

export const PAYMENT_FILTERS = {
  /** In the payer's name and address, the depositor's name, and what is paid for. */
  search: textFilter("payment-office.filter.search"),
  state: choiceFilter("payment-office.filter.state", PAYMENT_STATES, "payments.state"),
  type: choiceFilter("payment-office.filter.type", PAYMENT_TYPES, "payments.type"),
  method: choiceFilter("payment-office.filter.method", PAYMENT_METHODS, "payments.method"),
  /** Past the deadline and still unpaid. */
  overdue: flagFilter("payment-office.filter.overdue", "payment-office.filter.overdue.YES"),
  /** More came in than was due, also where somebody paid twice. */
  surplus: flagFilter("payment-office.filter.surplus", "payment-office.filter.surplus.YES"),
  /** Paid again after it was paid. */
  paidTwice: flagFilter("payment-office.filter.paidTwice", "payment-office.filter.paidTwice.YES"),
  /** An act on it waits for a second person. */
  proposed: flagFilter("payment-office.filter.proposed", "payment-office.filter.proposed.YES"),
  payer: textFilter("payment-office.filter.payer"),
  email: textFilter("payment-office.filter.email"),
  /** Programs that were applied for. */
  program: idsFilter("payment-office.filter.program"),
  /** What is due. */
  amount: numbersFilter("payment-office.filter.amount"),
  /** That dues are for; of anything else the year it was asked in. */
  year: numbersFilter("payment-office.filter.year", true),
  created: daysFilter("payment-office.filter.created"),
  paid: daysFilter("payment-office.filter.paid"),
};

export type PaymentsFilter = FilterOf<typeof PAYMENT_FILTERS>;
export const paymentsFilter = filterSchema(PAYMENT_FILTERS);
