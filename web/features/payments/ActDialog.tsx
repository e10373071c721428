// Asks for what an act on a payment needs, and does it. What is refused stands at its field; whoever was overtaken is told what stands
// there now, and keeps what was typed.
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { AnyVariables, OperationResult } from "urql";
import type { FieldErrors, RequestCode } from "#schema/validation/codes.ts";
import { check } from "#schema/validation/field-errors.ts";
import { CAPTION_MAX_LENGTH } from "#schema/validation/limits.ts";
import { bookInput, reasonInput, refundInput } from "#schema/validation/payments.ts";
import { EditorDialog } from "#web/components/editor/EditorDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  type ManagedPaymentFragment,
  useBookPaymentMutation,
  useExemptPaymentMutation,
  useRefundPaymentMutation,
  useVoidPaymentMutation,
} from "#web/gql/payment-office.ts";
import styles from "./ManagedPayments.module.css";
import { type AskedField, PaymentFields, readFields, toMoment, toNumber } from "./PaymentFields.tsx";
import type { PaymentWords } from "./payment-words.ts";

export type Act = "book" | "exempt" | "refund" | "void";

interface ActDialogProps {
  act: Act;
  payment: ManagedPaymentFragment;
  words: PaymentWords;
  onDone: (warning: string | null) => void;
  /** Somebody else moved it: it has to be read anew. */
  onOvertaken: () => void;
  onClose: () => void;
}

const reason: AskedField = {
  name: "reason",
  label: "payment-office.act.reason",
  kind: "lines",
  max: CAPTION_MAX_LENGTH,
};

function fieldsOf(act: Act, payment: ManagedPaymentFragment, { codes }: PaymentWords): AskedField[] {
  if (act === "exempt" || act === "void") return [reason];
  const amount = (value: number): AskedField => ({
    name: "amount",
    label: "payment-office.act.amount",
    kind: "number",
    value: value > 0 ? String(value) : "",
  });
  if (act === "refund") {
    return [amount(payment.refundDue ?? (payment.surplus || returnable(payment))), reason];
  }
  const { EXEMPT: _, ...methods } = codes.method;
  const isLate = payment.state === "EXPIRED";
  return [
    amount(isLate ? payment.amountDue - payment.amountPaid : payment.outstanding),
    {
      name: "method",
      label: "payment-office.act.method",
      kind: "choice",
      value: payment.method,
      options: methods,
    },
    { name: "receivedAt", label: "payment-office.act.receivedAt", kind: "date" },
    isLate ? reason : { ...reason, label: "payment-office.act.note" },
  ];
}

const returnable = ({ amountPaid, amountRefunded }: ManagedPaymentFragment) => amountPaid - amountRefunded;

export function ActDialog({ act, payment, words, onDone, onOvertaken, onClose }: ActDialogProps) {
  const id = useId();
  const send = useSendAct(act);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<RequestCode | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = fieldsOf(act, payment, words);
  const run = async () => {
    if (busy) return;
    const typed = readFields(id, fields);
    setErrors({});
    setFailure(null);
    setBusy(true);
    const { refusal, warning } = await send(payment, typed);
    setBusy(false);
    if (!refusal) return onDone(warning);
    if (refusal.fields) return setErrors(refusal.fields);
    setFailure(refusal.code);
    if (refusal.code === "CONFLICT") onOvertaken();
  };
  return (
    <EditorDialog
      title={<FormattedMessage id={`payment-office.act.${act}`} />}
      answer={<FormattedMessage id={`payment-office.act.${act}`} />}
      onAnswer={() => void run()}
      onClose={onClose}
    >
      <p>
        <Detail act={act} payment={payment} won={words.won} />
      </p>
      {failure === null ? null : (
        <p className={styles.conflict} role="alert">
          {failure === "CONFLICT" ? (
            <FormattedMessage
              id="payment-office.act.conflict"
              values={{ state: words.codes.state[payment.state], paid: words.won(payment.amountPaid) }}
            />
          ) : (
            <FormattedMessage id={`errors.${failure}`} />
          )}
        </p>
      )}
      <PaymentFields id={id} fields={fields} errors={errors} />
    </EditorDialog>
  );
}

function Detail({ act, payment, won }: Pick<ActDialogProps, "act" | "payment"> & Pick<PaymentWords, "won">) {
  if (act === "book" && payment.state === "EXPIRED")
    return <FormattedMessage id="payment-office.act.book.late" />;
  if (act === "refund") {
    const amount = won(returnable(payment));
    return <FormattedMessage id="payment-office.act.refund.detail" values={{ amount }} />;
  }
  if (act === "void") {
    const values = { name: payment.payerName, amount: won(payment.amountDue) };
    return <FormattedMessage id="payment-office.act.void.detail" values={values} />;
  }
  return <FormattedMessage id={`payment-office.act.${act}.detail`} />;
}

type Typed = Record<string, string | null>;
interface Sent {
  readonly refusal: { readonly code: RequestCode; readonly fields?: FieldErrors | undefined } | null;
  readonly warning: string | null;
}

function useSendAct(act: Act): (payment: ManagedPaymentFragment, typed: Typed) => Promise<Sent> {
  const [, book] = useBookPaymentMutation();
  const [, exempt] = useExemptPaymentMutation();
  const [, refund] = useRefundPaymentMutation();
  const [, voidIt] = useVoidPaymentMutation();
  return async ({ id, version }, typed) => {
    const amount = toNumber(typed.amount);
    if (act === "book") {
      const method = typed.method ?? undefined;
      const checked = check(bookInput, { ...typed, method, amount, receivedAt: toMoment(typed.receivedAt) });
      if (!checked.ok) return invalid(checked.fields);
      const receivedAt = checked.value.receivedAt?.toISOString() ?? null;
      const result = await book({ id, version, ...checked.value, receivedAt });
      return answered(result, result.data?.bookPayment.warning ?? null);
    }
    if (act === "refund") {
      const checked = check(refundInput, { ...typed, amount });
      if (!checked.ok) return invalid(checked.fields);
      return answered(
        await refund({ id, version, amount: checked.value.amount, reason: checked.value.reason ?? "" }),
      );
    }
    const checked = check(reasonInput, typed);
    if (!checked.ok) return invalid(checked.fields);
    const variables = { id, version, reason: checked.value.reason ?? "" };
    if (act === "void") return answered(await voidIt(variables));
    const result = await exempt(variables);
    return answered(result, result.data?.exemptPayment.warning ?? null);
  };
}

const invalid = (fields: FieldErrors): Sent => ({ refusal: { code: "VALIDATION", fields }, warning: null });

function answered<Data, Variables extends AnyVariables>(
  { error }: OperationResult<Data, Variables>,
  warning: string | null = null,
): Sent {
  return { refusal: error ? refusalOf(error) : null, warning };
}
