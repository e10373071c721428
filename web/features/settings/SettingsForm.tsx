// The form of the settings: one section for what belongs together, one button for all.
import { FormattedMessage, useIntl } from "react-intl";
import { SETTING_LIMITS } from "#schema/validation/settings.ts";
import { LeaveQuestion } from "#web/components/editor/LeaveQuestion.tsx";
import { DraftNotice } from "#web/components/forms/DraftNotice.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { ValuesConflict } from "#web/components/forms/ValuesConflict.tsx";
import type { EditedSettingsFragment } from "#web/gql/settings.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { DueFields } from "./DueFields.tsx";
import { RefundFields } from "./RefundFields.tsx";
import styles from "./settings.module.css";
import { settingsDifferences } from "./settings-differences.ts";
import type { LineName } from "./settings-values.ts";
import { useSettingsForm } from "./use-settings-form.ts";

const NEEDED: readonly LineName[] = [
  "nameKo",
  "nameEn",
  "descriptionKo",
  "descriptionEn",
  "paymentDays",
  "offerHours",
];
const NUMBERS: readonly LineName[] = ["paymentDays", "offerHours"];

const limitOf = (name: LineName): number => {
  if (name === "phone") return SETTING_LIMITS.phone;
  if (name === "email" || name === "mailSender") return SETTING_LIMITS.email;
  if (name.startsWith("description")) return SETTING_LIMITS.text;
  return name.startsWith("address") ? SETTING_LIMITS.title : SETTING_LIMITS.line;
};

const languageOf = (name: LineName) =>
  name.endsWith("Ko") ? { lang: "ko" } : name.endsWith("En") ? { lang: "en" } : {};

export function SettingsForm({ settings }: { settings: EditedSettingsFragment }) {
  const intl = useIntl();
  const state = useSettingsForm(settings);
  const { form, draft, conflict } = state;
  const line = (name: LineName, hint?: string) => (
    <TextField
      {...form.field(name)}
      {...languageOf(name)}
      {...(NUMBERS.includes(name) ? { inputMode: "numeric" as const } : {})}
      {...(hint === undefined ? {} : { hint })}
      needed={NEEDED.includes(name)}
      maxLength={limitOf(name)}
      autoComplete="off"
      spellCheck={false}
    />
  );
  const say = (id: MessageId) => intl.formatMessage({ id });
  return (
    <div className={styles.form}>
      <LeaveQuestion mayLeave={() => !form.dirty} />
      {conflict === null ? null : (
        <ValuesConflict
          differing={settingsDifferences(conflict, intl)}
          onKeepMine={() => void state.keepMine(conflict)}
          onTakeTheirs={() => state.takeTheirs(conflict)}
          onClose={state.close}
        />
      )}
      <FormFrame form={form} labelledBy="settings-title">
        <DraftNotice draft={draft} />
        <FormSection title={<FormattedMessage id="settings.section.association" />}>
          <FieldGrid>
            {line("nameKo")}
            {line("nameEn")}
            {line("descriptionKo", say("settings.hint.description"))}
            {line("descriptionEn")}
          </FieldGrid>
        </FormSection>
        <FormSection
          title={<FormattedMessage id="settings.section.contact" />}
          hint={<FormattedMessage id="settings.hint.contact" />}
        >
          <FieldGrid>
            {line("addressKo")}
            {line("addressEn")}
            {line("phone")}
            {line("email")}
            {line("hoursKo", say("settings.hint.hours"))}
            {line("hoursEn")}
            {line("privacyOfficerKo")}
            {line("privacyOfficerEn")}
          </FieldGrid>
        </FormSection>
        <FormSection
          title={<FormattedMessage id="settings.section.bank" />}
          hint={<FormattedMessage id="settings.hint.bank" />}
        >
          <FieldGrid>
            {line("bankName")}
            {line("bankAccount")}
            {line("bankHolder")}
          </FieldGrid>
        </FormSection>
        <FormSection title={<FormattedMessage id="settings.section.mail" />}>
          <FieldGrid>{line("mailSender", say("settings.hint.mailSender"))}</FieldGrid>
        </FormSection>
        <FormSection title={<FormattedMessage id="settings.section.times" />}>
          <FieldGrid>
            {line("paymentDays", say("settings.hint.paymentDays"))}
            {line("offerHours", say("settings.hint.offerHours"))}
          </FieldGrid>
        </FormSection>
        <RefundFields state={state} />
        <DueFields form={form} />
        <div className={styles.save}>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="forms.save" />
          </SubmitButton>
          {form.dirty ? (
            <p role="status">
              <FormattedMessage id="settings.unsaved" />
            </p>
          ) : null}
        </div>
      </FormFrame>
    </div>
  );
}
