// Shows where a refund goes. It is asked for until it is known, and can be corrected until the money is sent.

import { FormattedMessage, useIntl } from "react-intl";
import { REFUND_ACCOUNT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { refundAccountInput } from "#schema/validation/money/payments.ts";
import { FieldAndButton } from "#web/components/forms/FieldAndButton.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type MyPaymentFragment, useNameRefundAccountMutation } from "#web/gql/payments.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

interface RefundAccountProps {
  payment: Pick<MyPaymentFragment, "id" | "version" | "refundAccount" | "viewerCanNameRefundAccount">;
  /** Ids of the elements that identify the payment. */
  describedBy: string;
  /** Somebody else moved the payment meanwhile: it is asked for again. */
  onStale: () => void;
}

/** Nothing while no refund is on its way. */
export function RefundAccount({ payment, describedBy, onStale }: RefundAccountProps) {
  const { refundAccount, viewerCanNameRefundAccount } = payment;
  if (!viewerCanNameRefundAccount) return null;
  return (
    <details open={refundAccount === null}>
      <summary className="unfold" id={titleIdOf(payment)} aria-describedby={describedBy}>
        {refundAccount === null ? (
          <FormattedMessage id="payments.refund.account.ask" />
        ) : (
          <FormattedMessage id="payments.refund.account.known" values={{ account: refundAccount }} />
        )}
      </summary>
      <AccountForm key={payment.version} payment={payment} describedBy={describedBy} onStale={onStale} />
    </details>
  );
}

const titleIdOf = ({ id }: RefundAccountProps["payment"]) => `refund-account-${id}-title`;

function AccountForm({ payment, describedBy, onStale }: RefundAccountProps) {
  const { id, version, refundAccount } = payment;
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [, name] = useNameRefundAccountMutation();
  const form = useServerForm({
    name: `refund-account-${id}`,
    schema: refundAccountInput,
    initialValues: { refundAccount: refundAccount ?? "" },
    labels: { refundAccount: "payments.refund.account" },
    send: async (values) => {
      const { data, error } = await name({ id, version, language, ...values });
      if (!data || error) {
        const refused = refusalOf(error);
        if (refused.code === "CONFLICT" || refused.code === "PAYMENT_MOVE_REFUSED") onStale();
        return refused;
      }
      showToast({ kind: "ok", title: intl.formatMessage({ id: "payments.refund.account.done" }) });
      return { ok: true };
    },
  });
  return (
    <FormFrame form={form} labelledBy={`${titleIdOf(payment)} ${describedBy}`} short>
      <FieldAndButton>
        <TextField
          {...form.field("refundAccount")}
          autoComplete="off"
          maxLength={REFUND_ACCOUNT_MAX_LENGTH}
          spellCheck={false}
          hint={<FormattedMessage id="payments.refund.account.hint" />}
        />
        <SubmitButton
          pending={form.pending}
          describedBy={describedBy}
          pendingLabel={<FormattedMessage id="payments.refund.account.pending" />}
        >
          <FormattedMessage id="payments.refund.account.button" />
        </SubmitButton>
      </FieldAndButton>
    </FormFrame>
  );
}
