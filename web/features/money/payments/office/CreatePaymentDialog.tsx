// Asks a member, or somebody outside, for money. The email that goes with it is shown before.
import { Checkbox, Stack } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useClient } from "urql";
import type { FieldErrors } from "#schema/validation/core/codes.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { paymentInput } from "#schema/validation/money/payments.ts";
import type { Refusal, SendResult } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  MailOfPaymentDocument,
  type MailOfPaymentQuery,
  type MailOfPaymentQueryVariables,
  useCreatePaymentMutation,
} from "#web/gql/payment-office.ts";
import { PAYMENTS_PATH } from "#web/paths.ts";
import { askedOf, inputOf, outsiderOf } from "./create-fields.ts";
import { MailPreview } from "./MailPreview.tsx";
import { type Payer, PayerPicker } from "./PayerPicker.tsx";
import { labelsOf, PaymentFields, readFields, type TypedTexts, typedTexts } from "./PaymentFields.tsx";
import { usePaymentWords } from "./payment-words.ts";

type MailText = MailOfPaymentQuery["mailOfPayment"];

const NOTHING_TYPED: TypedTexts = {};
const MEMBER = { name: "memberId", label: "payment-office.create.member" } as const;
const invalid = (fields: FieldErrors): Refusal => ({ ok: false, code: "VALIDATION", fields });

interface CreatePaymentDialogProps {
  /** Whom it was opened for. */
  payer: Payer | null;
  onClose: () => void;
}

/** Mount it to ask. */
export function CreatePaymentDialog({ payer: first, onClose }: CreatePaymentDialogProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useClient();
  const words = usePaymentWords();
  const [, create] = useCreatePaymentMutation();
  // One key for one payment: sending it twice creates one, and what is changed after a refusal is another.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const [payer, setPayer] = useState<Payer | null>(first);
  const [isOutside, setOutside] = useState(false);
  const [mail, setMail] = useState<MailText | null>(null);
  const outsider = isOutside ? outsiderOf(intl) : [];
  const fields = [...outsider, ...askedOf(words)];
  const form = useServerForm({
    name: "payment",
    schema: typedTexts,
    initialValues: NOTHING_TYPED,
    labels: labelsOf([...(isOutside ? [] : [MEMBER]), ...fields]),
    send: async (_checked, values): Promise<SendResult> => {
      if (!isOutside && payer === null) return invalid({ memberId: ["REQUIRED"] });
      const typed = readFields(fields, values);
      const checked = check(paymentInput, inputOf(typed, isOutside ? null : (payer?.id ?? null)));
      if (!checked.ok) return invalid(checked.fields);
      const { dueAt: _, ...input } = checked.value;
      const asked = { input };
      const { data, error } =
        mail === null
          ? await client
              .query<MailOfPaymentQuery, MailOfPaymentQueryVariables>(MailOfPaymentDocument, asked, {
                requestPolicy: "network-only",
              })
              .toPromise()
          : await create({ ...asked, requestKey });
      if (error || !data) {
        setMail(null);
        setRequestKey(crypto.randomUUID());
        return refusalOf(error);
      }
      if ("mailOfPayment" in data) setMail(data.mailOfPayment);
      else {
        showToast({ kind: "ok", title: intl.formatMessage({ id: "payment-office.create.done" }) });
        onClose();
        await navigate(`${PAYMENTS_PATH}/${data.createPayment.id}`);
      }
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="payment-office.create.title" />}
      answer={
        <FormattedMessage id={mail === null ? "payment-office.create.next" : "payment-office.create.send"} />
      }
      // From the email the way leads back to what was typed.
      onClose={mail === null ? onClose : () => setMail(null)}
      refusal={mail === null ? undefined : <FormattedMessage id="payment-office.create.back" />}
    >
      {mail === null ? null : <MailPreview mail={mail} />}
      {/* Still there while the email is shown: what was chosen stays. */}
      <div hidden={mail !== null}>
        <Stack gap={16}>
          {isOutside ? null : (
            <PayerPicker
              id={form.field("memberId").id}
              picked={payer}
              onPick={(picked) => {
                setPayer(picked);
                form.change("memberId", String(picked.id));
              }}
              error={form.field("memberId").error}
            />
          )}
          <Checkbox
            checked={isOutside}
            onChange={(event) => setOutside(event.currentTarget.checked)}
            label={<FormattedMessage id="payment-office.create.outside" />}
          />
          <PaymentFields fields={fields} form={form} />
        </Stack>
      </div>
    </ServerFormDialog>
  );
}
