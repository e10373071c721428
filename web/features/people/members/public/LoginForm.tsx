// Signs in. A refusal keeps both fields and puts the focus into the password, which is what was most likely mistyped.

import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate, useSearchParams } from "react-router-dom";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import type { FormFailure } from "#web/components/forms/form-types.ts";
import { PasswordField } from "#web/components/forms/PasswordField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Link } from "#web/components/Link.tsx";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { toSendResult } from "#web/features/people/members/send-results.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { FORGOT_PASSWORD_PATH } from "#web/paths.ts";
import { type FactorRequired, login } from "#web/session/auth-requests.ts";
import { homeOf } from "#web/session/guard.ts";
import { safeNext } from "#web/session/safe-next.ts";
import { forgetPlace, savedPlace } from "#web/session/saved-place.ts";
import { session } from "#web/session/session.ts";
import styles from "./LoginPage.module.css";
import { PasskeyButton } from "./PasskeyButton.tsx";

const SecondFactorForm = lazyPart(async () => (await import("./SecondFactorForm.tsx")).SecondFactorForm);

const loadSchema = async () => (await import("#schema/validation/people/members.ts")).login;

const LABELS = { email: "members.field.email", password: "members.field.password" } as const;

export function LoginForm({ labelledBy }: { labelledBy: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<FactorRequired | null>(null);
  /** Where text was left unsaved. Read once the page is shown: the server knows of none. */
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => setPlace(savedPlace()), []);
  const goOn = async () => {
    forgetPlace();
    await navigate(safeNext(search.get("next")) ?? place ?? homeOf(session.state().member_type), {
      replace: true,
    });
    // On the page it leads to: a slow one would use up the toast's time.
    const title = intl.formatMessage({ id: "session.loginSuccess" });
    const toast = showToast({ kind: "ok", title });
    const text = intl.formatMessage({ id: "members.login.unsaved" });
    const action = intl.formatMessage({ id: "members.login.goOn" });
    // Where it cannot be loaded the lists of the office still have it.
    void import("./notify-unsaved-drafts.ts").then(
      ({ notifyUnsavedDrafts }) =>
        notifyUnsavedDrafts(toast, { title, text, action }, (path) => void navigate(path)),
      () => {},
    );
  };
  const form = useServerForm({
    name: "login",
    schema: loadSchema,
    initialValues: { email: "", password: "" },
    labels: LABELS,
    focusAfterRefusal: "password",
    send: async (values) => {
      const more: FactorRequired[] = [];
      const result = await login(values, (asked) => more.push(asked));
      if (!result.success) return toSendResult(result);
      const [asked] = more;
      if (asked) setAsked(asked);
      else await goOn();
      return { ok: true };
    },
  });
  if (asked) return <SecondFactorForm asked={asked} onDone={goOn} onBack={() => setAsked(null)} />;
  return (
    <FormFrame form={form} labelledBy={labelledBy} explain={explainRefusal} short>
      {place === null ? null : (
        <p role="status">
          <FormattedMessage id="members.login.draftSaved" />
        </p>
      )}
      <TextField
        {...form.field("email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
      />
      <div>
        <PasswordField {...form.field("password")} autoComplete="current-password" />
        <p className={styles.forgot}>
          <Link to={FORGOT_PASSWORD_PATH}>
            <FormattedMessage id="members.login.forgot" />
          </Link>
        </p>
      </div>
      <SubmitButton
        pending={form.pending}
        pendingLabel={<FormattedMessage id="members.login.pending" />}
        size="lg"
        wide
      >
        <FormattedMessage id="members.login.submit" />
      </SubmitButton>
      <PasskeyButton onDone={goOn} />
    </FormFrame>
  );
}

/** "Login failed." and the reason: wrong address or password (it never says which), too many tries, or a fault of the server. */
function explainRefusal({ code, retryAfter }: FormFailure & { kind: "request" }) {
  const title = <FormattedMessage id="errors.LOGIN_FAILED" />;
  if (code === "LOGIN_FAILED") return { title, detail: <FormattedMessage id="members.login.failedDetail" /> };
  if (code === "INTERNAL") return { title, detail: <FormattedMessage id="members.login.serverFailed" /> };
  if (code === "TOO_MANY_TRIES" && retryAfter !== undefined) {
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    return { title, detail: <FormattedMessage id="members.login.throttled" values={{ minutes }} /> };
  }
  return { title, detail: <FormattedMessage id={errorMessageId(code)} /> };
}
