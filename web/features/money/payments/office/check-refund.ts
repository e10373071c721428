// Checks what was typed for a refund: all that is missing is said at once, before anything is sent.
import { check } from "#schema/validation/core/field-errors.ts";
import { REFUND_WAYS, refundInput } from "#schema/validation/money/payments.ts";
import { missingRefundDetails, refundMethodOf } from "#schema/validation/money/refund-details.ts";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import { toMoment, toNumber } from "./PaymentFields.tsx";

type Refunded = Pick<
  ManagedPaymentFragment,
  | "state"
  | "method"
  | "amountDue"
  | "amountPaid"
  | "amountRefunded"
  | "refundDue"
  | "refundAccount"
  | "cardLeft"
  | "hasConfirmedSeat"
  | "receivedFrom"
>;

/** @param typed by the names of the fields; null: nothing was typed */
export function checkRefund(payment: Refunded, typed: Readonly<Record<string, string | null>>) {
  const { seat = null, refundAccount = null, noAccount = null } = typed;
  const amount = toNumber(typed.amount);
  const given = { ...typed, way: typed.way ?? undefined, amount, sentAt: toMoment(typed.sentAt) };
  const checked = check(refundInput, given);
  const way = REFUND_WAYS.find((one) => one === typed.way) ?? "AS_IT_CAME";
  const method = refundMethodOf(payment, { way, refundAccount, noAccount });
  const sentAt = toDay(typed.sentAt);
  const receivedFrom = payment.receivedFrom === null ? null : new Date(payment.receivedFrom);
  const details = { amount, seat, refundAccount, noAccount, sentAt };
  const missing = missingRefundDetails({ ...payment, receivedFrom }, details, method);
  if (Object.keys(missing).length === 0) return checked;
  return { ok: false, fields: { ...missing, ...(checked.ok ? {} : checked.fields) } } as const;
}

/** Null also for what is no day, which the schema refuses. */
function toDay(typed: string | null | undefined): Date | null {
  const day = new Date(toMoment(typed) ?? "");
  return Number.isNaN(day.getTime()) ? null : day;
}
