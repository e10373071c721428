// Says what each act on a payment asks for.
import { CAPTION_MAX_LENGTH, REFUND_ACCOUNT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { isLate } from "#schema/validation/money/payment-state.ts";
import { distinctNames } from "#web/components/distinct-names.ts";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import type { PaymentField } from "./PaymentFields.tsx";
import type { PaymentWords } from "./payment-words.ts";
import type { Act } from "./use-send-act.ts";

const reason: PaymentField = {
  name: "reason",
  label: "payment-office.act.reason",
  kind: "lines",
  max: CAPTION_MAX_LENGTH,
  needed: true,
};

const amountOf = (value: number): PaymentField => ({
  name: "amount",
  label: "payment-office.act.amount",
  kind: "number",
  value: value > 0 ? String(value) : "",
  needed: true,
});

type Refunded = Pick<
  ManagedPaymentFragment,
  | "amountPaid"
  | "amountRefunded"
  | "refundDue"
  | "surplus"
  | "cardLeft"
  | "hasConfirmedSeat"
  | "refundAccount"
  | "receivedFrom"
>;

export const returnable = ({
  amountPaid,
  amountRefunded,
}: Pick<ManagedPaymentFragment, "amountPaid" | "amountRefunded">) => amountPaid - amountRefunded;

export function fieldsOf(act: Act, payment: ManagedPaymentFragment, words: PaymentWords): PaymentField[] {
  const { codes, movedReason, askedReason, reversals, surplus } = words;
  if (act === "refund") return refundFields(payment, words);
  if (act === "reverse") return reversalFields(payment, reversals);
  if (act === "transfer") {
    const names = distinctNames(payment.surplusTargets.map(surplus.target));
    const options = payment.surplusTargets.map((one, at) => [String(one.id), names[at] ?? ""] as const);
    return [
      {
        name: "toId",
        label: "payment-office.act.transfer.to",
        kind: "choice",
        value: options[0]?.[0] ?? "",
        options: Object.fromEntries(options),
      },
      { ...reason, value: surplus.reason },
    ];
  }
  // The action says why by itself; a note is optional.
  if (act === "move") return [{ ...reason, value: movedReason }];
  if (act === "ask") return [{ ...reason, value: askedReason }];
  if (act !== "book") return [reason];
  const { EXEMPT: _, SURPLUS: __, ...methods } = codes.method;
  return [
    amountOf(payment.missing),
    {
      name: "method",
      label: "payment-office.act.method",
      kind: "choice",
      value: payment.method,
      options: methods,
    },
    { name: "receivedAt", label: "payment-office.act.receivedAt", kind: "date", needed: false },
    isLate(payment) ? reason : { ...reason, label: "payment-office.act.note", needed: false },
  ];
}

/** How much is sent back, where to and on which day, which is none before the money came. */
export function refundFields(
  payment: Refunded,
  { seats, ways, noAccount, cameOn }: Pick<PaymentWords, "seats" | "ways" | "noAccount" | "cameOn">,
): PaymentField[] {
  const amount = amountOf(payment.refundDue || payment.surplus || returnable(payment));
  const seat: PaymentField = {
    name: "seat",
    label: "payment-office.act.seat",
    kind: "choice",
    value: "",
    options: seats,
  };
  const way: PaymentField = {
    name: "way",
    label: "payment-office.act.way",
    kind: "choice",
    value: "AS_IT_CAME",
    options: ways,
  };
  const { receivedFrom } = payment;
  const hint = receivedFrom === null ? undefined : cameOn(receivedFrom);
  return [
    amount,
    ...(payment.cardLeft > 0 ? [way] : []),
    ...(payment.hasConfirmedSeat ? [seat] : []),
    {
      name: "refundAccount",
      label: "payment-office.act.refundAccount",
      kind: "text",
      value: payment.refundAccount ?? "",
      max: REFUND_ACCOUNT_MAX_LENGTH,
    },
    ...(payment.refundAccount === null
      ? [
          {
            name: "noAccount",
            label: "payment-office.act.noAccount",
            kind: "choice",
            value: "",
            options: noAccount,
          } as const,
        ]
      : []),
    { name: "sentAt", label: "payment-office.act.sentAt", kind: "date", needed: false, hint },
    reason,
  ];
}

/** Which refund, why, and the lines of the bank by which it went and came back. */
export function reversalFields(
  { reversibleRefunds }: Pick<ManagedPaymentFragment, "reversibleRefunds">,
  { refund, line, noLine, causes, follows, sentOn }: PaymentWords["reversals"],
): PaymentField[] {
  const returned = { name: "cause", value: "RETURNED" };
  const names = distinctNames(reversibleRefunds.map(refund));
  const refunds = reversibleRefunds.map((one, at) => [String(one.moveId), names[at] ?? ""] as const);
  const lines = (of: "out" | "back") => [
    ["", noLine] as const,
    ...reversibleRefunds.flatMap((one) =>
      one[of].map((row) => [String(row.id), line(row, one.amount)] as const),
    ),
  ];
  const choice = (
    name: string,
    label: PaymentField["label"],
    options: readonly (readonly [string, string])[],
  ) => ({
    name,
    label,
    kind: "choice" as const,
    value: options[0]?.[0] ?? "",
    options: Object.fromEntries(options),
    order: [...new Set(options.map(([key]) => key))],
  });
  const last = refunds[0]?.[0];
  const only = reversibleRefunds.length === 1 ? reversibleRefunds[0] : undefined;
  return [
    { ...choice("moveId", "payment-office.act.reverse.move", refunds), value: last ?? "" },
    { ...choice("cause", "payment-office.act.reverse.cause", causes), needed: true, follows },
    // What was never sent left the bank by no line, and came back on no day.
    { ...choice("outRowId", "payment-office.act.reverse.out", lines("out")), onlyWith: returned },
    { ...choice("backRowId", "payment-office.act.reverse.back", lines("back")), onlyWith: returned },
    {
      name: "returnedAt",
      label: "payment-office.act.reverse.returnedAt",
      kind: "date",
      // Of several, the choice says when each was sent.
      hint: only && sentOn(only.at),
      onlyWith: returned,
    },
    reason,
  ];
}
