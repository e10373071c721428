// What the office's list of payments can be narrowed and sorted by and what it shows, on the screen and in an export.
import { z } from "zod";
import { id } from "./ids.ts";
import { amountRange, anyOf, dayRange, listText } from "./lists.ts";
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

/** Of one kind of filter. */
const AT_MOST = 100;

export const paymentsFilter = z.strictObject({
  search: listText,
  payer: listText,
  email: listText,
  types: anyOf(z.enum(PAYMENT_TYPES, { error: "CHOICE_UNKNOWN" }), AT_MOST),
  methods: anyOf(z.enum(PAYMENT_METHODS, { error: "CHOICE_UNKNOWN" }), AT_MOST),
  states: anyOf(z.enum(PAYMENT_STATES, { error: "CHOICE_UNKNOWN" }), AT_MOST),
  programs: anyOf(id, AT_MOST),
  memberId: id.nullish(),
  overdue: z.boolean({ error: "TYPE_INVALID" }).nullish(),
  amount: amountRange,
  created: dayRange,
  paid: dayRange,
});
