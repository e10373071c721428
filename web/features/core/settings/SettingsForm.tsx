// The form of the settings: one section for what belongs together, one button for all.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { DUE_TYPES, SETTING_LIMITS } from "#schema/validation/core/settings.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { EditedSettingsFragment } from "#web/gql/settings.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { DueFields } from "./DueFields.tsx";
import { RefundFields } from "./RefundFields.tsx";
import styles from "./SettingsContents.module.css";
import { SettingsContents } from "./SettingsContents.tsx";
import type { LineName } from "./settings-values.ts";
import { useSettingsEditor } from "./use-settings-editor.ts";

const NEEDED: readonly LineName[] = [
  "nameKo",
  "nameEn",
  "descriptionKo",
  "descriptionEn",
  "paymentDays",
  "graceDays",
  "offerHours",
  "certificateFee",
  "entryPercent",
  "staffHours",
  "staffIdleMinutes",
];
const NUMBERS: readonly LineName[] = [
  "paymentDays",
  "graceDays",
  "offerHours",
  "certificateFee",
  "entryFromMonth",
  "entryPercent",
  "staffHours",
  "staffIdleMinutes",
  "twoPersonsAbove",
  "dormantMonths",
];

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
  const editor = useSettingsEditor(settings);
  const { form } = editor;
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
  const describe: DescribeValue = (field, value) => {
    const type = field === "gradeDues.*.type" ? DUE_TYPES.find((one) => one === value) : undefined;
    return type && say(`settings.dueType.${type}`);
  };
  return (
    <div className={styles.page}>
      <SettingsContents />
      <EditorFrame editor={editor} labelledBy="settings-title" describe={describe}>
        <FormSection id="association" title={<FormattedMessage id="settings.section.association" />}>
          <FieldGrid>
            {line("nameKo")}
            {line("nameEn")}
            {line("descriptionKo", say("settings.hint.description"))}
            {line("descriptionEn")}
          </FieldGrid>
        </FormSection>
        <FormSection
          id="contact"
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
          id="bank"
          title={<FormattedMessage id="settings.section.bank" />}
          hint={<FormattedMessage id="settings.hint.bank" />}
        >
          <FieldGrid>
            {line("bankName")}
            {line("bankAccount")}
            {line("bankHolder")}
            {line("swiftCode", say("settings.hint.swift"))}
            {line("swiftBank")}
            {line("swiftHolder")}
          </FieldGrid>
        </FormSection>
        <FormSection id="mail" title={<FormattedMessage id="settings.section.mail" />}>
          <FieldGrid>{line("mailSender", say("settings.hint.mailSender"))}</FieldGrid>
        </FormSection>
        <FormSection
          id="documents"
          title={<FormattedMessage id="settings.section.documents" />}
          hint={<FormattedMessage id="settings.hint.documents" />}
        >
          <FieldGrid>
            {line("registrationNumber")}
            {line("representativeKo")}
            {line("representativeEn")}
          </FieldGrid>
          <div>
            <Text mt={20} mb={8} fz="0.9375rem" fw={600}>
              <FormattedMessage id="settings.field.seal" />
            </Text>
            <PictureField
              {...form.field("seal")}
              removeLabel={<FormattedMessage id="settings.removeSeal" />}
              whole
            />
          </div>
        </FormSection>
        <FormSection
          id="journal"
          title={<FormattedMessage id="settings.section.journal" />}
          hint={<FormattedMessage id="settings.hint.journal" />}
        >
          <FieldGrid>
            {line("journalNameKo")}
            {line("journalNameEn")}
            {line("issn")}
            {line("eissn")}
          </FieldGrid>
        </FormSection>
        <FormSection id="times" title={<FormattedMessage id="settings.section.times" />}>
          <FieldGrid>
            {line("paymentDays", say("settings.hint.paymentDays"))}
            {line("graceDays", say("settings.hint.graceDays"))}
            {line("duesReminderDays", say("settings.hint.duesReminderDays"))}
            {line("programReminderDays", say("settings.hint.programReminderDays"))}
            {line("offerHours", say("settings.hint.offerHours"))}
            {line("certificateFee", say("settings.hint.certificateFee"))}
          </FieldGrid>
        </FormSection>
        <FormSection id="yearlyDues" title={<FormattedMessage id="settings.section.yearlyDues" />}>
          <FieldGrid>
            {line("entryFromMonth", say("settings.hint.entryFromMonth"))}
            {line("entryPercent", say("settings.hint.entryPercent"))}
            {line("lapsedYears", say("settings.hint.lapsedYears"))}
          </FieldGrid>
          <CheckField {...form.field("asksDifference")} needed={false} />
          <CheckField {...form.field("returnsFromNewYear")} needed={false} />
        </FormSection>
        <FormSection id="security" title={<FormattedMessage id="settings.section.security" />}>
          <FieldGrid>
            {line("staffHours", say("settings.hint.staffHours"))}
            {line("staffIdleMinutes", say("settings.hint.staffIdleMinutes"))}
            {line("twoPersonsAbove", say("settings.hint.twoPersonsAbove"))}
            {line("dormantMonths", say("settings.hint.dormantMonths"))}
          </FieldGrid>
          <CheckField {...form.field("staffFactor")} needed={false} hint={say("settings.hint.staffFactor")} />
        </FormSection>
        <RefundFields form={form} />
        <DueFields form={form} />
        <SaveBar editor={editor} />
      </EditorFrame>
    </div>
  );
}
