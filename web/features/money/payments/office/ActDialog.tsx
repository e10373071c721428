// Asks for what an act on a payment needs, and does it. A refusal shows at its field. When somebody else was
// faster, the dialog shows what is stored now, and keeps what was typed.
import { Stack } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { EditedFile } from "#web/components/editor/edited-files.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import { ActDetail } from "./ActDetail.tsx";
import { fieldsOf } from "./act-fields.ts";
import { PaymentConflict } from "./PaymentConflict.tsx";
import { labelsOf, PaymentFields, readFields, type TypedTexts, typedTexts } from "./PaymentFields.tsx";
import { PaymentPicker } from "./PaymentPicker.tsx";
import type { PaymentWords } from "./payment-words.ts";
import { RefundProofsField } from "./RefundProofsField.tsx";
import { type Act, type Chosen, type Done, type Typed, useSendAct } from "./use-send-act.ts";

/** A field that nobody touched has what the payment says now. */
const NOTHING_TYPED: TypedTexts = {};
const MOVE_TO = { name: "toId", label: "payment-office.act.move.to" } as const;
const PROOFS = { name: "proofs", label: "payment-office.proofs" } as const;

interface ActDialogProps {
  act: Act;
  payment: ManagedPaymentFragment;
  /** The day of the line of the bank by which a refund was sent; null: no line leads here. */
  sentOn: string | null;
  words: PaymentWords;
  onDone: (done: Done) => void;
  /** Somebody else moved it: it has to be read again. */
  onStale: () => void;
  onClose: () => void;
}

export function ActDialog({ act, payment, sentOn, words, onDone, onStale, onClose }: ActDialogProps) {
  const send = useSendAct(act);
  const [seen] = useState(() => payment.moves.at(-1)?.id ?? 0);
  const [tried, setTried] = useState<{ typed: Typed; version: number } | null>(null);
  const [target, setTarget] = useState<Chosen["target"]>(null);
  const [proofs, setProofs] = useState<readonly EditedFile[]>([]);
  // More than is missing is booked by the second press, of the same amount.
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const fields = fieldsOf(act, payment, words);
  const [start] = useState<TypedTexts>(() =>
    act === "refund" && sentOn ? { sentAt: sentOn } : NOTHING_TYPED,
  );
  const extra = payment.state === "PAID" ? "paidTwice" : "surplus";
  const form = useServerForm({
    name: "payment-act",
    schema: typedTexts,
    initialValues: start,
    labels: labelsOf([
      ...(act === "move" ? [MOVE_TO] : []),
      ...fields,
      ...(act === "refund" ? [PROOFS] : []),
    ]),
    send: async (_checked, values) => {
      const typed = readFields(fields, values);
      setTried({ typed, version: payment.version });
      const amount = typed.amount ?? null;
      const surplusSeen = amount !== null && amount === askedFor;
      const chosen = { target, surplusSeen, proofs: proofs.map(({ id }) => id) };
      const { refusal, ...done } = await send(payment, typed, chosen);
      if (refusal === null) {
        onDone(done);
        return { ok: true };
      }
      if (isProofDeclined(refusal.code)) return { ok: false, ...refusal };
      const isSurplus = refusal.fields?.amount?.includes("AMOUNT_ABOVE_DUE") === true;
      setAskedFor(isSurplus ? amount : null);
      if (refusal.code === "CONFLICT") onStale();
      return { ok: false, ...refusal };
    },
  });
  const isStale = form.failure?.kind === "request" && form.failure.code === "CONFLICT";
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id={`payment-office.act.${act}`} />}
      answer={<FormattedMessage id={`payment-office.act.${askedFor === null ? act : extra}`} />}
      danger={act === "void"}
      isOfOneField={act !== "move" && fields.length === 1}
      onClose={onClose}
    >
      <p>
        <ActDetail act={act} payment={payment} words={words} />
      </p>
      {/* Once the current version has been read. */}
      {isStale && tried !== null && tried.version !== payment.version ? (
        <PaymentConflict payment={payment} seen={seen} fields={fields} typed={tried.typed} words={words} />
      ) : null}
      {act === "move" ? (
        <PaymentPicker
          id={form.field("toId").id}
          label="payment-office.act.move.to"
          without={payment.id}
          picked={target?.id ?? null}
          onPick={(picked) => {
            setTarget(picked);
            form.change("toId", String(picked.id));
          }}
          error={form.field("toId").error}
          words={words}
        />
      ) : null}
      {/* Another amount is another question. */}
      <Stack gap={16} onInput={() => setAskedFor(null)}>
        <PaymentFields fields={fields} form={form} />
      </Stack>
      {act === "refund" ? (
        <RefundProofsField field={form.field("proofs")} files={proofs} onChange={setProofs} />
      ) : null}
    </ServerFormDialog>
  );
}
