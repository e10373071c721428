// Asks for what an act on a payment needs, and does it. A refusal shows at its field. When somebody else was faster, the dialog shows what
// is stored now, and keeps what was typed.
import { Text } from "@mantine/core";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldErrors, RequestCode } from "#schema/validation/codes.ts";
import { CAPTION_MAX_LENGTH } from "#schema/validation/limits.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import { PaymentConflict } from "./PaymentConflict.tsx";
import { type AskedField, PaymentFields, readFields } from "./PaymentFields.tsx";
import type { PaymentWords } from "./payment-words.ts";
import { type Act, type Typed, useSendAct } from "./use-send-act.ts";

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
  const [seen] = useState(() => payment.moves.at(-1)?.id ?? 0);
  const [tried, setTried] = useState<{ typed: Typed; version: number } | null>(null);
  const fields = fieldsOf(act, payment, words);
  const run = async () => {
    if (busy) return;
    const typed = readFields(id, fields);
    setTried({ typed, version: payment.version });
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
    <FormDialog
      title={<FormattedMessage id={`payment-office.act.${act}`} />}
      answer={<FormattedMessage id={`payment-office.act.${act}`} />}
      danger={act === "void"}
      onAnswer={() => void run()}
      onClose={onClose}
    >
      <p>
        <Detail act={act} payment={payment} won={words.won} />
      </p>
      {failure === null ? null : failure !== "CONFLICT" ? (
        <Text
          mb={16}
          py={12}
          px={16}
          bg="var(--bad-tint)"
          style={{ borderLeft: "4px solid var(--bad)" }}
          role="alert"
        >
          <FormattedMessage id={`errors.${failure}`} />
        </Text>
      ) : tried === null || tried.version === payment.version ? null : (
        // Once what stands there now has been read.
        <PaymentConflict payment={payment} seen={seen} fields={fields} typed={tried.typed} words={words} />
      )}
      <PaymentFields id={id} fields={fields} errors={errors} />
    </FormDialog>
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
