// "I have sent it", and under which name, so that the office finds it in the bank; and the name corrected while it is looked for.

import { Title } from "@mantine/core";
import { useContext } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DEPOSITOR_MAX_LENGTH, declareInput } from "#schema/validation/money/payments.ts";
import { FieldAndButton } from "#web/components/forms/FieldAndButton.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import {
  type PayablePaymentFragment,
  useCorrectDepositorNameMutation,
  useDeclarePaymentMutation,
  useUndoDeclarationMutation,
} from "#web/gql/payable.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { PaymentHeadingContext } from "./payment-heading.ts";

export function DeclareForm({ payment, onStale }: { payment: PayablePaymentFragment; onStale: () => void }) {
  const intl = useIntl();
  const [, declare] = useDeclarePaymentMutation();
  const [, correct] = useCorrectDepositorNameMutation();
  const [, undo] = useUndoDeclarationMutation();
  const offerUndo = useUndoToast();
  const language = toGraphqlLanguage(useLanguage());
  const { id, version, depositorName, viewerCanDeclare } = payment;
  const words = viewerCanDeclare ? "declare" : "correct";
  const heading = useContext(PaymentHeadingContext);
  const titleId = `declare-${id}-title`;
  const form = useServerForm({
    name: `declare-${id}`,
    schema: declareInput,
    initialValues: { depositorName },
    labels: { depositorName: "payments.declare.name" },
    send: async (values) => {
      const save = viewerCanDeclare ? declare : correct;
      const { data, error } = await save({ id, version, language, ...values });
      if (!data || error) {
        const refused = refusalOf(error);
        if (refused.code === "CONFLICT" || refused.code === "PAYMENT_MOVE_REFUSED") onStale();
        return refused;
      }
      const title = intl.formatMessage({ id: `payments.${words}.done` });
      const declared = "declarePayment" in data ? data.declarePayment : null;
      if (declared === null) showToast({ kind: "ok", title });
      else {
        const { version } = declared;
        const undone = intl.formatMessage({ id: "payments.declare.undone" });
        offerUndo({ title, undo: () => undo({ id, version, language }), undone, onBack: onStale });
      }
      return { ok: true };
    },
  });
  return (
    <FormFrame form={form} labelledBy={titleId} short>
      <div>
        <Title id={titleId} order={heading.level === 2 ? 3 : 4} size="h4" mb={12}>
          <FormattedMessage id={`payments.${words}.title`} values={{ name: depositorName }} />
        </Title>
        <FieldAndButton>
          <TextField
            {...form.field("depositorName")}
            autoComplete="off"
            maxLength={DEPOSITOR_MAX_LENGTH}
            spellCheck={false}
            hint={<FormattedMessage id="payments.declare.hint" />}
          />
          <SubmitButton
            describedBy={heading.id}
            pending={form.pending}
            pendingLabel={<FormattedMessage id="payments.declare.pending" />}
          >
            <FormattedMessage id={`payments.${words}.button`} />
          </SubmitButton>
        </FieldAndButton>
      </div>
    </FormFrame>
  );
}
