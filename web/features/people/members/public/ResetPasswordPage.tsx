// Shows where the link of the mail leads: a new password. Only sending the form shows whether the link is still good.

import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate, useSearchParams } from "react-router-dom";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import type { FormFailure } from "#web/components/forms/form-types.ts";
import { PasswordField } from "#web/components/forms/PasswordField.tsx";
import { PasswordRules } from "#web/components/forms/PasswordRules.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Link } from "#web/components/Link.tsx";
import { SignInArt } from "#web/components/letter-art/SignInArt.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { toSendResult } from "#web/features/people/members/send-results.ts";
import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from "#web/paths.ts";
import { resetPassword } from "#web/session/auth-requests.ts";
import styles from "./LoginPage.module.css";

const loadSchema = async () => (await import("#schema/validation/people/members.ts")).passwordReset;

const LABELS = {
  new_password: "members.field.newPassword",
  confirm_new_password: "members.field.confirmNewPassword",
} as const;

export function Component() {
  return (
    <div className={styles.page}>
      <SignInArt />
      <div className={styles.side}>
        <h1 id="reset-title">
          <FormattedMessage id="members.reset.title" />
        </h1>
        <p className={styles.lede}>
          <FormattedMessage id="members.reset.effect" />
        </p>
        <ResetForm />
        <p className={styles.register}>
          <Link to={FORGOT_PASSWORD_PATH}>
            <FormattedMessage id="members.login.forgot" />
          </Link>
        </p>
      </div>
    </div>
  );
}

function ResetForm() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useServerForm({
    name: "reset",
    schema: loadSchema,
    initialValues: { token: "", new_password: "", confirm_new_password: "" },
    labels: LABELS,
    send: async (values) => {
      const result = await resetPassword({ ...values, token: search.get("token") ?? "" });
      if (!result.success) return toSendResult(result);
      await navigate(LOGIN_PATH, { replace: true });
      showToast({ kind: "ok", title: intl.formatMessage({ id: "members.reset.saved" }) });
      return { ok: true };
    },
  });
  return (
    <FormFrame form={form} labelledBy="reset-title" explain={explainRefusal} short>
      <PasswordField {...form.field("new_password")} autoComplete="new-password" rulesId="reset-rules" />
      <PasswordRules id="reset-rules" password={form.values.new_password} strict={form.attempted} />
      <PasswordField {...form.field("confirm_new_password")} autoComplete="new-password" />
      <SubmitButton
        pending={form.pending}
        pendingLabel={<FormattedMessage id="forms.saving" />}
        size="lg"
        wide
      >
        <FormattedMessage id="members.reset.submit" />
      </SubmitButton>
    </FormFrame>
  );
}

/** A link that has ended says what to do next. */
function explainRefusal({ code }: FormFailure & { kind: "request" }) {
  if (code !== "LINK_ENDED") return undefined;
  return {
    title: <FormattedMessage id="errors.LINK_ENDED" />,
    detail: <FormattedMessage id="members.reset.ended" />,
  };
}
