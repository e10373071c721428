// Changes the password. This tab stays signed in with the fresh token; every other session of the member ends.
import { Box } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { passwordChange } from "#schema/validation/people/members.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { Below, FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { PasswordField } from "#web/components/forms/PasswordField.tsx";
import { PasswordRules } from "#web/components/forms/PasswordRules.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { toSendResult } from "#web/features/people/members/send-results.ts";
import { changePassword } from "#web/session/auth-requests.ts";
import { useSession } from "#web/session/session.ts";

const EMPTY = { old_password: "", new_password: "", confirm_new_password: "" };
const LABELS = {
  old_password: "members.field.oldPassword",
  new_password: "members.field.newPassword",
  confirm_new_password: "members.field.confirmNewPassword",
} as const;

export function Component() {
  const intl = useIntl();
  const { user } = useSession();
  const form = useServerForm({
    name: "password",
    schema: passwordChange,
    initialValues: EMPTY,
    labels: LABELS,
    send: async (values) => {
      const result = await changePassword(values);
      if (!result.success) return toSendResult(result);
      form.startFrom(EMPTY);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "members.password.saved" }) });
      return { ok: true };
    },
  });
  return (
    <Box maw="var(--form)">
      <FormFrame form={form} labelledBy="password-title">
        <FormSection
          title={
            <span id="password-title">
              <FormattedMessage id="account.tab.password" />
            </span>
          }
          hint={<FormattedMessage id="members.password.effect" />}
        >
          {/* For password managers: whose password this is. */}
          <input
            className="spoken"
            type="text"
            autoComplete="username"
            value={user?.email ?? ""}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <FieldGrid>
            <WholeRow>
              <PasswordField {...form.field("old_password")} autoComplete="current-password" />
            </WholeRow>
            <PasswordField
              {...form.field("new_password")}
              autoComplete="new-password"
              rulesId="password-rules"
            />
            <Below>
              <PasswordRules
                id="password-rules"
                password={form.values.new_password}
                strict={form.attempted}
              />
            </Below>
            <PasswordField {...form.field("confirm_new_password")} autoComplete="new-password" />
          </FieldGrid>
        </FormSection>
        <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
          <FormattedMessage id="members.password.submit" />
        </SubmitButton>
      </FormFrame>
    </Box>
  );
}
