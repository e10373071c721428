// Asks a member, or somebody outside, for money.

import { Text } from "@mantine/core";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { FieldErrors, RequestCode } from "#schema/validation/codes.ts";
import { check } from "#schema/validation/field-errors.ts";
import { LINE_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { paymentInput } from "#schema/validation/payments.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useCreatePaymentMutation } from "#web/gql/payment-office.ts";
import { PAYMENTS_PATH } from "#web/paths.ts";
import { type AskedField, PaymentFields, readFields, toNumber } from "./PaymentFields.tsx";
import { usePaymentWords } from "./payment-words.ts";

/** Mount it to ask. */
export function CreatePaymentDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const id = useId();
  const navigate = useNavigate();
  const { codes } = usePaymentWords();
  const [, create] = useCreatePaymentMutation();
  // One key as long as the dialog is open: whoever sends it twice makes one payment.
  const [requestKey] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<RequestCode | null>(null);
  const fields: readonly AskedField[] = [
    {
      name: "type",
      label: "payment-office.create.type",
      kind: "choice",
      value: "OTHER",
      options: codes.type,
    },
    { name: "nameKo", label: "payment-office.create.name", kind: "text", max: TITLE_MAX_LENGTH },
    { name: "nameEn", label: "payment-office.create.nameEn", kind: "text", max: TITLE_MAX_LENGTH },
    { name: "amountDue", label: "payment-office.create.amount", kind: "number" },
    { name: "year", label: "payment-office.create.year", kind: "number" },
    { name: "memberId", label: "payment-office.create.member", kind: "number" },
    { name: "payerName", label: "payment-office.create.payer", kind: "text", max: LINE_MAX_LENGTH },
    { name: "payerEmail", label: "payment-office.create.email", kind: "text" },
    {
      name: "language",
      label: "payment-office.create.language",
      kind: "choice",
      value: "KO",
      options: {
        KO: intl.formatMessage({ id: "payment-office.create.language.KO" }),
        EN: intl.formatMessage({ id: "payment-office.create.language.EN" }),
      },
    },
  ];
  const run = async () => {
    const typed = readFields(id, fields);
    const input = {
      ...typed,
      nameKo: typed.nameKo ?? "",
      amountDue: toNumber(typed.amountDue),
      year: toNumber(typed.year),
      memberId: toNumber(typed.memberId),
    };
    const checked = check(paymentInput, input);
    setFailure(null);
    setErrors(checked.ok ? {} : checked.fields);
    if (!checked.ok) return;
    const { dueAt: _, ...value } = checked.value;
    const { data, error } = await create({ input: value, requestKey });
    if (error || !data) {
      const refusal = refusalOf(error);
      return refusal.fields ? setErrors(refusal.fields) : setFailure(refusal.code);
    }
    showToast({ kind: "ok", title: intl.formatMessage({ id: "payment-office.create.done" }) });
    onClose();
    await navigate(`${PAYMENTS_PATH}/${data.createPayment.id}`);
  };
  return (
    <FormDialog
      title={<FormattedMessage id="payment-office.create.title" />}
      answer={<FormattedMessage id="payment-office.new" />}
      onAnswer={() => void run()}
      onClose={onClose}
    >
      {failure === null ? null : (
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
      )}
      <PaymentFields id={id} fields={fields} errors={errors} />
    </FormDialog>
  );
}
