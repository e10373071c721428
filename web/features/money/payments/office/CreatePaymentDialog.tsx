// Asks a member, or somebody outside, for money. The letter that goes with it is shown before.
import { Checkbox, Stack, Text } from "@mantine/core";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useClient } from "urql";
import type { FieldErrors, RequestCode } from "#schema/validation/core/codes.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { paymentInput } from "#schema/validation/money/payments.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  LetterOfPaymentDocument,
  type LetterOfPaymentQuery,
  type LetterOfPaymentQueryVariables,
  useCreatePaymentMutation,
} from "#web/gql/payment-office.ts";
import { PAYMENTS_PATH } from "#web/paths.ts";
import { askedOf, inputOf, outsiderOf } from "./create-fields.ts";
import { LetterPreview } from "./LetterPreview.tsx";
import { type Payer, PayerPicker } from "./PayerPicker.tsx";
import { PaymentFields, usePaymentFields } from "./PaymentFields.tsx";
import { usePaymentWords } from "./payment-words.ts";

type Letter = LetterOfPaymentQuery["letterOfPayment"];

interface CreatePaymentDialogProps {
  /** Whom it was opened for. */
  payer: Payer | null;
  onClose: () => void;
}

/** Mount it to ask. */
export function CreatePaymentDialog({ payer: first, onClose }: CreatePaymentDialogProps) {
  const intl = useIntl();
  const id = useId();
  const navigate = useNavigate();
  const client = useClient();
  const words = usePaymentWords();
  const [, create] = useCreatePaymentMutation();
  // One key for one payment: anyone who sends it twice makes one, and what is changed after a refusal is another.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const [payer, setPayer] = useState<Payer | null>(first);
  const [isOutside, setOutside] = useState(false);
  const [letter, setLetter] = useState<Letter | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<RequestCode | null>(null);
  const outsider = isOutside ? outsiderOf(intl) : [];
  const fields = [...outsider, ...askedOf(words)];
  const { typed, read, onType } = usePaymentFields(fields);
  const run = async () => {
    setFailure(null);
    setErrors({});
    if (!isOutside && payer === null) return setErrors({ memberId: ["REQUIRED"] });
    const checked = check(paymentInput, inputOf(read(), isOutside ? null : (payer?.id ?? null)));
    if (!checked.ok) return setErrors(checked.fields);
    const { dueAt: _, ...input } = checked.value;
    const asked = { input };
    const { data, error } =
      letter === null
        ? await client
            .query<LetterOfPaymentQuery, LetterOfPaymentQueryVariables>(LetterOfPaymentDocument, asked, {
              requestPolicy: "network-only",
            })
            .toPromise()
        : await create({ ...asked, requestKey });
    if (error || !data) {
      const refusal = refusalOf(error);
      setLetter(null);
      setRequestKey(crypto.randomUUID());
      return refusal.fields ? setErrors(refusal.fields) : setFailure(refusal.code);
    }
    if ("letterOfPayment" in data) return setLetter(data.letterOfPayment);
    showToast({ kind: "ok", title: intl.formatMessage({ id: "payment-office.create.done" }) });
    onClose();
    await navigate(`${PAYMENTS_PATH}/${data.createPayment.id}`);
  };
  return (
    <FormDialog
      title={<FormattedMessage id="payment-office.create.title" />}
      answer={
        <FormattedMessage
          id={letter === null ? "payment-office.create.next" : "payment-office.create.send"}
        />
      }
      onAnswer={() => void run()}
      // From the letter the way leads back to what was typed.
      onClose={letter === null ? onClose : () => setLetter(null)}
      refusal={letter === null ? undefined : <FormattedMessage id="payment-office.create.back" />}
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
      {letter === null ? null : <LetterPreview letter={letter} />}
      {/* Still there while the letter is shown: what was chosen stays. */}
      <div hidden={letter !== null}>
        <Stack gap={16}>
          {isOutside ? null : <PayerPicker picked={payer} onPick={setPayer} error={errors.memberId?.[0]} />}
          <Checkbox
            checked={isOutside}
            onChange={(event) => setOutside(event.currentTarget.checked)}
            label={<FormattedMessage id="payment-office.create.outside" />}
          />
          <PaymentFields id={id} fields={fields} typed={typed} errors={errors} onType={onType} />
        </Stack>
      </div>
    </FormDialog>
  );
}
