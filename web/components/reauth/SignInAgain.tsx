// Signs the same person in again over what is being written (docs/texts.md#drafts): by the password, and the
// second factor where the account asks for it.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { codeProof, passwordProof } from "#schema/validation/people/factors.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { ErrorSummary } from "#web/components/forms/ErrorSummary.tsx";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { PasswordField } from "#web/components/forms/PasswordField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useFocusReturn } from "#web/components/use-focus-return.ts";
import { localizedPath, useLanguage } from "#web/i18n/language.ts";
import { type FactorRequired, login, loginWithCode } from "#web/session/auth-requests.ts";
import type { AuthResult } from "#web/session/rest-call.ts";
import { loginPath } from "#web/session/safe-next.ts";
import { savePlace } from "#web/session/saved-place.ts";
import { useSession } from "#web/session/session.ts";

interface SignInAgainProps {
  onAnswer: (signedIn: boolean) => void;
}

export function SignInAgain({ onAnswer: answer }: SignInAgainProps) {
  const intl = useIntl();
  const language = useLanguage();
  const onAnswer = (signedIn: boolean) => {
    answer(signedIn);
    if (signedIn) return;
    const path = savePlace();
    showToast({
      kind: "ok",
      title: intl.formatMessage({ id: "members.again.draftSaved" }),
      action: {
        label: intl.formatMessage({ id: "members.again.goOn" }),
        run: () => window.location.assign(localizedPath(language, loginPath(path))),
      },
    });
  };
  const [asked, setAsked] = useState<FactorRequired | null>(null);
  useFocusReturn();
  return asked === null ? (
    <Password onAnswer={onAnswer} onFactor={setAsked} />
  ) : (
    <Code onAnswer={onAnswer} asked={asked} />
  );
}

function Password({ onAnswer, onFactor }: SignInAgainProps & { onFactor: (asked: FactorRequired) => void }) {
  const email = useSession().user?.email ?? "";
  const form = useServerForm({
    name: "sign-in-again",
    schema: passwordProof,
    initialValues: { password: "" },
    labels: { password: "members.field.password" } as const,
    send: async ({ password }) => {
      const more: FactorRequired[] = [];
      const result = await login({ email, password }, (asked) => more.push(asked));
      const [asked] = more;
      if (!asked) return atPassword(settled(result, onAnswer));
      onFactor(asked);
      return { ok: true };
    },
  });
  return (
    <FormDialog
      title={<FormattedMessage id="members.again.title" />}
      answer={<FormattedMessage id="members.again.submit" />}
      refusal={<FormattedMessage id="members.again.otherwise" />}
      pending={form.pending}
      onAnswer={form.submit}
      onClose={() => onAnswer(false)}
    >
      <p>
        <FormattedMessage id="members.again.detail" values={{ email: <b key="email">{email}</b> }} />
      </p>
      <ErrorSummary ref={form.summaryRef} failure={form.failure} lines={form.lines} isOfOneField />
      <PasswordField {...form.field("password")} autoComplete="current-password" />
    </FormDialog>
  );
}

function Code({ onAnswer, asked }: SignInAgainProps & { asked: FactorRequired }) {
  const form = useServerForm({
    name: "sign-in-again",
    schema: codeProof,
    initialValues: { code: "" },
    labels: { code: "members.field.code" } as const,
    send: async ({ code }) => settled(await loginWithCode({ ticket: asked.ticket, code }), onAnswer),
  });
  return (
    <FormDialog
      title={<FormattedMessage id="members.factor.title" />}
      answer={<FormattedMessage id="members.again.submit" />}
      refusal={<FormattedMessage id="members.again.otherwise" />}
      pending={form.pending}
      onAnswer={form.submit}
      onClose={() => onAnswer(false)}
    >
      <p>
        <FormattedMessage
          id={asked.factors.includes("TOTP") ? "members.factor.hint" : "members.again.recoveryHint"}
        />
      </p>
      <ErrorSummary ref={form.summaryRef} failure={form.failure} lines={form.lines} isOfOneField />
      <TextField {...form.field("code")} autoComplete="one-time-code" spellCheck={false} />
    </FormDialog>
  );
}

/** Only the password was typed here, so that it is what was wrong. */
const atPassword = (result: SendResult): SendResult =>
  !result.ok && result.code === "LOGIN_FAILED"
    ? { ok: false, code: "VALIDATION", fields: { password: ["PASSWORD_WRONG"] } }
    : result;

function settled(result: AuthResult, onAnswer: SignInAgainProps["onAnswer"]): SendResult {
  if (!result.success) return { ok: false, ...result, code: result.code ?? "INTERNAL" };
  onAnswer(true);
  return { ok: true };
}
