// Asks for what an act on a payment needs, and does it. A refusal shows at its field. When somebody else was faster, the dialog shows what
// is stored now, and keeps what was typed.
import { Stack, Text } from "@mantine/core";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldErrors, RequestCode } from "#schema/validation/core/codes.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import { ActDetail } from "./ActDetail.tsx";
import { fieldsOf } from "./act-fields.ts";
import { PaymentConflict } from "./PaymentConflict.tsx";
import { PaymentFields, usePaymentFields } from "./PaymentFields.tsx";
import { PaymentPicker } from "./PaymentPicker.tsx";
import type { PaymentWords } from "./payment-words.ts";
import { type Act, type Chosen, type Done, type Typed, useSendAct } from "./use-send-act.ts";

interface ActDialogProps {
  act: Act;
  payment: ManagedPaymentFragment;
  words: PaymentWords;
  onDone: (done: Done) => void;
  /** Somebody else moved it: it has to be read anew. */
  onStale: () => void;
  onClose: () => void;
}

export function ActDialog({ act, payment, words, onDone, onStale, onClose }: ActDialogProps) {
  const id = useId();
  const send = useSendAct(act);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<RequestCode | null>(null);
  const [busy, setBusy] = useState(false);
  const [seen] = useState(() => payment.moves.at(-1)?.id ?? 0);
  const [tried, setTried] = useState<{ typed: Typed; version: number } | null>(null);
  const [target, setTarget] = useState<Chosen["target"]>(null);
  // More than is missing is booked by the second press, of the same amount.
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const fields = fieldsOf(act, payment, words);
  const extra = payment.state === "PAID" ? "paidTwice" : "surplus";
  const { typed: texts, read, onType } = usePaymentFields(fields);
  const run = async () => {
    if (busy) return;
    const typed = read();
    setTried({ typed, version: payment.version });
    setErrors({});
    setFailure(null);
    setBusy(true);
    const amount = typed.amount ?? null;
    const chosen = { target, surplusSeen: amount !== null && amount === askedFor };
    const { refusal, ...done } = await send(payment, typed, chosen);
    setBusy(false);
    if (!refusal) return onDone(done);
    if (isProofDeclined(refusal.code)) return;
    const isSurplus = refusal.fields?.amount?.includes("AMOUNT_ABOVE_DUE") === true;
    setAskedFor(isSurplus ? amount : null);
    if (refusal.fields) return setErrors(refusal.fields);
    setFailure(refusal.code);
    if (refusal.code === "CONFLICT") onStale();
  };
  return (
    <FormDialog
      title={<FormattedMessage id={`payment-office.act.${act}`} />}
      answer={<FormattedMessage id={`payment-office.act.${askedFor === null ? act : extra}`} />}
      danger={act === "void"}
      onAnswer={() => void run()}
      onClose={onClose}
    >
      <p>
        <ActDetail act={act} payment={payment} words={words} />
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
        // Once the current version has been read.
        <PaymentConflict payment={payment} seen={seen} fields={fields} typed={tried.typed} words={words} />
      )}
      {act === "move" ? (
        <PaymentPicker
          label="payment-office.act.move.to"
          without={payment.id}
          picked={target?.id ?? null}
          onPick={setTarget}
          error={errors.toId?.[0]}
          words={words}
        />
      ) : null}
      {/* Another amount is another question. */}
      <Stack gap={16} onInput={() => setAskedFor(null)}>
        <PaymentFields id={id} fields={fields} typed={texts} errors={errors} onType={onType} />
      </Stack>
    </FormDialog>
  );
}
