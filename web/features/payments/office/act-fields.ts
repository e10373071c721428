// What each act on a payment asks for.
import { CAPTION_MAX_LENGTH } from "#schema/validation/limits.ts";
import { isLate } from "#schema/validation/payment-state.ts";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import type { AskedField } from "./PaymentFields.tsx";
import type { PaymentWords } from "./payment-words.ts";
import type { Act } from "./use-send-act.ts";

const reason: AskedField = {
  name: "reason",
  label: "payment-office.act.reason",
  kind: "lines",
  max: CAPTION_MAX_LENGTH,
};

const amountOf = (value: number): AskedField => ({
  name: "amount",
  label: "payment-office.act.amount",
  kind: "number",
  value: value > 0 ? String(value) : "",
});

export const returnable = ({ amountPaid, amountRefunded }: ManagedPaymentFragment) =>
  amountPaid - amountRefunded;

export function fieldsOf(
  act: Act,
  payment: ManagedPaymentFragment,
  { codes, seats, ways, movedReason }: PaymentWords,
): AskedField[] {
  if (act === "refund") {
    const amount = amountOf(payment.refundDue || payment.surplus || returnable(payment));
    const seat: AskedField = {
      name: "seat",
      label: "payment-office.act.seat",
      kind: "choice",
      value: "",
      options: seats,
    };
    const way: AskedField = {
      name: "way",
      label: "payment-office.act.way",
      kind: "choice",
      value: "AS_IT_CAME",
      options: ways,
    };
    return [
      amount,
      ...(payment.cardLeft > 0 ? [way] : []),
      ...(payment.hasConfirmedSeat ? [seat] : []),
      reason,
    ];
  }
  // The act says why by itself; whoever knows more writes more.
  if (act === "move") return [{ ...reason, value: movedReason }];
  if (act !== "book") return [reason];
  const { EXEMPT: _, ...methods } = codes.method;
  return [
    amountOf(payment.missing),
    {
      name: "method",
      label: "payment-office.act.method",
      kind: "choice",
      value: payment.method,
      options: methods,
    },
    { name: "receivedAt", label: "payment-office.act.receivedAt", kind: "date" },
    isLate(payment) ? reason : { ...reason, label: "payment-office.act.note" },
  ];
}
