// Asks for another address. It counts once the link that is sent there was opened; the notice over the page says so until then.
import { FormattedMessage, useIntl } from "react-intl";
import { useClient } from "urql";
import { emailChange } from "#schema/validation/people/account.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { PasswordField } from "#web/components/forms/PasswordField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { toSendResult } from "#web/features/people/members/send-results.ts";
import { AccountNoticeDocument } from "#web/gql/account.ts";
import { changeEmail } from "#web/session/account-requests.ts";

const EMPTY = { email: "", password: "" };

export function AddressForm() {
  const intl = useIntl();
  const client = useClient();
  const form = useServerForm({
    name: "address",
    schema: emailChange,
    initialValues: EMPTY,
    labels: { email: "members.field.newEmail", password: "members.field.password" } as const,
    send: async (values) => {
      const result = await changeEmail(values);
      if (!result.success) return toSendResult(result);
      form.startFrom(EMPTY);
      await client.query(AccountNoticeDocument, {}, { requestPolicy: "network-only" }).toPromise();
      showToast({ kind: "ok", title: intl.formatMessage({ id: "members.address.sent" }) });
      return { ok: true };
    },
  });
  return (
    <FormFrame form={form} labelledBy="address-title">
      <FormSection
        title={
          <span id="address-title">
            <FormattedMessage id="members.address.title" />
          </span>
        }
        hint={<FormattedMessage id="members.address.effect" />}
      >
        <FieldGrid>
          <TextField
            {...form.field("email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
          />
          <PasswordField {...form.field("password")} autoComplete="current-password" />
        </FieldGrid>
      </FormSection>
      <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="members.forgot.pending" />}>
        <FormattedMessage id="members.address.submit" />
      </SubmitButton>
    </FormFrame>
  );
}
