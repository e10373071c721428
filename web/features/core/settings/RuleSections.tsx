// What the settings decide: times, the dues of a year, and the security of the office.
import { FormattedMessage, useIntl } from "react-intl";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { SettingLine } from "./SettingLine.tsx";
import type { SettingsEditor } from "./use-settings-editor.ts";

export function RuleSections({ form }: { form: SettingsEditor["form"] }) {
  const intl = useIntl();
  return (
    <>
      <FormSection id="times" title={<FormattedMessage id="settings.section.times" />}>
        <FieldGrid>
          <SettingLine form={form} name="paymentDays" hint="settings.hint.paymentDays" />
          <SettingLine form={form} name="graceDays" hint="settings.hint.graceDays" />
          <SettingLine form={form} name="duesReminderDays" hint="settings.hint.duesReminderDays" />
          <SettingLine form={form} name="programReminderDays" hint="settings.hint.programReminderDays" />
          <SettingLine form={form} name="offerHours" hint="settings.hint.offerHours" />
          <SettingLine form={form} name="certificateFee" hint="settings.hint.certificateFee" />
        </FieldGrid>
      </FormSection>
      <FormSection id="yearlyDues" title={<FormattedMessage id="settings.section.yearlyDues" />}>
        <FieldGrid>
          <SettingLine form={form} name="entryFromMonth" hint="settings.hint.entryFromMonth" />
          <SettingLine form={form} name="entryPercent" hint="settings.hint.entryPercent" />
          <SettingLine form={form} name="lapsedYears" hint="settings.hint.lapsedYears" />
        </FieldGrid>
        <CheckField {...form.field("asksDifference")} needed={false} />
        <CheckField {...form.field("returnsFromNewYear")} needed={false} />
      </FormSection>
      <FormSection id="security" title={<FormattedMessage id="settings.section.security" />}>
        <FieldGrid>
          <SettingLine form={form} name="staffHours" hint="settings.hint.staffHours" />
          <SettingLine form={form} name="staffIdleMinutes" hint="settings.hint.staffIdleMinutes" />
          <SettingLine form={form} name="twoPersonsAbove" hint="settings.hint.twoPersonsAbove" />
          <SettingLine form={form} name="dormantMonths" hint="settings.hint.dormantMonths" />
        </FieldGrid>
        <CheckField
          {...form.field("staffFactor")}
          needed={false}
          hint={intl.formatMessage({ id: "settings.hint.staffFactor" })}
        />
      </FormSection>
    </>
  );
}
