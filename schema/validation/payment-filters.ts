// What the office's list of payments can be narrowed by, as an export is asked for it.
import { z } from "zod";
import { id } from "./ids.ts";
import { amountRange, dayRange, listText } from "./lists.ts";
import { PAYMENT_STATES } from "./payment-state.ts";
import { PAYMENT_TYPES, RECEIVED_METHODS } from "./payments.ts";

export const PAYMENT_METHODS = [...RECEIVED_METHODS, "EXEMPT"] as const;

const some = <Value extends z.ZodType>(value: Value) =>
  z.array(value).max(100, { error: "TOO_MANY_ROWS" }).nullish();

export const paymentsFilter = z.strictObject({
  search: listText,
  payer: listText,
  email: listText,
  types: some(z.enum(PAYMENT_TYPES, { error: "CHOICE_UNKNOWN" })),
  methods: some(z.enum(PAYMENT_METHODS, { error: "CHOICE_UNKNOWN" })),
  states: some(z.enum(PAYMENT_STATES, { error: "CHOICE_UNKNOWN" })),
  programs: some(id),
  memberId: id.nullish(),
  overdue: z.boolean({ error: "TYPE_INVALID" }).nullish(),
  amount: amountRange,
  created: dayRange,
  paid: dayRange,
});
