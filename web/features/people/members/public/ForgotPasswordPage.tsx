// Asks for the mail with which a forgotten password is replaced. Everybody gets the same answer, member or not.

import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { ForgottenPassword } from "#schema/validation/people/members.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import type { FormFailure } from "#web/components/forms/form-types.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Link } from "#web/components/Link.tsx";
import { SignInArt } from "#web/components/letter-art/SignInArt.tsx";
import { toSendResult } from "#web/features/people/members/send-results.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { LOGIN_PATH } from "#web/paths.ts";
import { forgotPassword } from "#web/session/auth-requests.ts";
import styles from "./LoginPage.module.css";

const loadSchema = async () => (await import("#schema/validation/people/members.ts")).forgottenPassword;

export function Component() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className={styles.page}>
      <SignInArt />
      <div className={styles.side}>
        <h1 id="forgot-title">
          <FormattedMessage id="members.forgot.title" />
        </h1>
        {sentTo === null ? (
          <AskForm onSent={setSentTo} />
        ) : (
          <>
            <p className={styles.lede} role="status">
              <FormattedMessage id="members.forgot.sent" values={{ email: sentTo }} />
            </p>
            <p className={styles.lede}>
              <FormattedMessage id="members.forgot.nothing" />
            </p>
            <Button variant="outline" onClick={() => setSentTo(null)}>
              <FormattedMessage id="members.forgot.again" />
            </Button>
          </>
        )}
        <p className={styles.register}>
          <Link to={LOGIN_PATH}>
            <FormattedMessage id="members.forgot.toLogin" />
          </Link>
        </p>
      </div>
    </div>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useServerForm({
    name: "forgot",
    schema: loadSchema,
    initialValues: { email: "" } satisfies ForgottenPassword,
    labels: { email: "members.field.email" } as const,
    send: async (values) => {
      const result = await forgotPassword(values);
      if (result.success) onSent(values.email);
      return toSendResult(result);
    },
  });
  return (
    <>
      <p className={styles.lede}>
        <FormattedMessage id="members.forgot.description" />
      </p>
      <FormFrame form={form} labelledBy="forgot-title" explain={explainRefusal} short>
        <TextField
          {...form.field("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
        />
        <SubmitButton
          pending={form.pending}
          pendingLabel={<FormattedMessage id="members.forgot.pending" />}
          size="lg"
          wide
        >
          <FormattedMessage id="members.forgot.submit" />
        </SubmitButton>
      </FormFrame>
    </>
  );
}

function explainRefusal({ code, retryAfter }: FormFailure & { kind: "request" }) {
  const title = <FormattedMessage id="members.forgot.failed" />;
  if (code === "TOO_MANY_TRIES" && retryAfter !== undefined) {
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    return { title, detail: <FormattedMessage id="members.login.throttled" values={{ minutes }} /> };
  }
  return { title, detail: <FormattedMessage id={errorMessageId(code)} /> };
}
