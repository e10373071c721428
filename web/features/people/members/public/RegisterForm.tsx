// The registration form, in the drawn order: account, basics, grade, education and affiliation, consent.

import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate, useSearchParams } from "react-router-dom";
import { EMAIL_MAX_LENGTH, LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { type ApplicableGrade, requiresBackground } from "#schema/validation/people/applicable-grades.ts";
import { DraftedFrame } from "#web/components/forms/DraftedFrame.tsx";
import { Below, FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import type { FormFailure } from "#web/components/forms/form-types.ts";
import { PasswordField } from "#web/components/forms/PasswordField.tsx";
import { PasswordRules } from "#web/components/forms/PasswordRules.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useDraft } from "#web/components/forms/use-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { toSendResult } from "#web/features/people/members/send-results.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { MY_ACCOUNT_PATH } from "#web/paths.ts";
import { login, register } from "#web/session/auth-requests.ts";
import { loginPath, safeNext } from "#web/session/safe-next.ts";
import { BackgroundFields } from "./BackgroundFields.tsx";
import { ConsentFields } from "./ConsentFields.tsx";
import { CountryField } from "./CountryField.tsx";
import { GradeField } from "./GradeField.tsx";
import {
  draftOf,
  emptyRegistration,
  REGISTRATION_LABELS,
  restoreRegistration,
} from "./registration-values.ts";

const loadSchema = async () => (await import("#schema/validation/people/members.ts")).registration;

export function RegisterForm({ labelledBy }: { labelledBy: string }) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useServerForm({
    name: "register",
    schema: loadSchema,
    initialValues: emptyRegistration(language),
    labels: REGISTRATION_LABELS,
    send: async (values) => {
      const result = await register(values);
      if (!result.success) return toSendResult(result);
      draft.done();
      // The person who just proved to know the password need not type it again.
      const signedIn = await login({ email: values.email, password: values.password });
      const next = safeNext(search.get("next")) ?? MY_ACCOUNT_PATH;
      await navigate(signedIn.success ? next : loginPath(next), { replace: true });
      showToast({ kind: "ok", title: intl.formatMessage({ id: "session.registerSuccess" }) });
      return { ok: true };
    },
  });
  const draft = useDraft(form, {
    form: "register",
    days: 1,
    pick: draftOf,
    restore: ({ values }) => restoreRegistration(values),
    onTake: form.setValues,
  });
  const { member_type, password } = form.values;
  const background = requiresBackground(member_type);
  return (
    <DraftedFrame
      form={form}
      labelledBy={labelledBy}
      explain={explainRefusal}
      draft={draft}
      draftHint={<FormattedMessage id="forms.draft.noPassword" />}
    >
      <FormSection title={<FormattedMessage id="members.register.account" />}>
        <FieldGrid>
          <WholeRow>
            <TextField
              {...form.field("email")}
              needed
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={EMAIL_MAX_LENGTH}
              spellCheck={false}
              placeholder="name@example.org"
            />
          </WholeRow>
          <PasswordField
            {...form.field("password")}
            needed
            autoComplete="new-password"
            rulesId="register-rules"
          />
          <Below>
            <PasswordRules id="register-rules" password={password} strict={form.attempted} />
          </Below>
          <PasswordField {...form.field("confirm_password")} needed autoComplete="new-password" />
        </FieldGrid>
      </FormSection>
      <FormSection title={<FormattedMessage id="members.register.basics" />}>
        <FieldGrid>
          <TextField
            {...form.field("name")}
            needed
            autoComplete="name"
            maxLength={LINE_MAX_LENGTH}
            spellCheck={false}
          />
          <CountryField {...form.field("country")} />
        </FieldGrid>
      </FormSection>
      <FormSection
        title={<FormattedMessage id="members.field.memberType" />}
        hint={<FormattedMessage id="members.register.gradeHint" />}
      >
        <GradeField {...form.field("member_type")} />
      </FormSection>
      <FormSection
        title={<FormattedMessage id="members.register.background" />}
        hint={background ? <BackgroundHint grade={member_type} /> : undefined}
      >
        <BackgroundFields field={form.field} required={background} />
      </FormSection>
      <FormSection title={<FormattedMessage id="members.register.consents" />}>
        <ConsentFields field={form.field} />
      </FormSection>
      <SubmitButton
        pending={form.pending}
        pendingLabel={<FormattedMessage id="members.register.pending" />}
        size="lg"
        wide
      >
        <FormattedMessage id="members.register.submit" />
      </SubmitButton>
    </DraftedFrame>
  );
}

function BackgroundHint({ grade }: { grade: ApplicableGrade }) {
  const name = <FormattedMessage id={`enums.MemberGrade.${grade}`} />;
  return <FormattedMessage id="members.register.backgroundHint" values={{ grade: name }} />;
}

function explainRefusal({ code }: FormFailure & { kind: "request" }) {
  return {
    title: <FormattedMessage id="members.register.failed" />,
    detail: <FormattedMessage id={errorMessageId(code)} />,
  };
}
