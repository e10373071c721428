// What the settings say of the association: its name, how it is reached, its bank, its documents and its journal.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { SettingLine } from "./SettingLine.tsx";
import type { SettingsEditor } from "./use-settings-editor.ts";

export function AssociationSections({ form }: { form: SettingsEditor["form"] }) {
  return (
    <>
      <FormSection id="association" title={<FormattedMessage id="settings.section.association" />}>
        <FieldGrid>
          <SettingLine form={form} name="nameKo" />
          <SettingLine form={form} name="nameEn" />
          <SettingLine form={form} name="descriptionKo" hint="settings.hint.description" />
          <SettingLine form={form} name="descriptionEn" />
        </FieldGrid>
      </FormSection>
      <FormSection
        id="contact"
        title={<FormattedMessage id="settings.section.contact" />}
        hint={<FormattedMessage id="settings.hint.contact" />}
      >
        <FieldGrid>
          <SettingLine form={form} name="addressKo" />
          <SettingLine form={form} name="addressEn" />
          <SettingLine form={form} name="phone" />
          <SettingLine form={form} name="email" />
          <SettingLine form={form} name="hoursKo" hint="settings.hint.hours" />
          <SettingLine form={form} name="hoursEn" />
          <SettingLine form={form} name="privacyOfficerKo" />
          <SettingLine form={form} name="privacyOfficerEn" />
        </FieldGrid>
      </FormSection>
      <FormSection
        id="bank"
        title={<FormattedMessage id="settings.section.bank" />}
        hint={<FormattedMessage id="settings.hint.bank" />}
      >
        <FieldGrid>
          <SettingLine form={form} name="bankName" />
          <SettingLine form={form} name="bankAccount" />
          <SettingLine form={form} name="bankHolder" />
          <SettingLine form={form} name="swiftCode" hint="settings.hint.swift" />
          <SettingLine form={form} name="swiftBank" />
          <SettingLine form={form} name="swiftHolder" />
        </FieldGrid>
      </FormSection>
      <FormSection id="mail" title={<FormattedMessage id="settings.section.mail" />}>
        <FieldGrid>
          <SettingLine form={form} name="mailSender" hint="settings.hint.mailSender" />
        </FieldGrid>
      </FormSection>
      <FormSection
        id="documents"
        title={<FormattedMessage id="settings.section.documents" />}
        hint={<FormattedMessage id="settings.hint.documents" />}
      >
        <FieldGrid>
          <SettingLine form={form} name="registrationNumber" />
          <SettingLine form={form} name="representativeKo" />
          <SettingLine form={form} name="representativeEn" />
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
          <SettingLine form={form} name="journalNameKo" />
          <SettingLine form={form} name="journalNameEn" />
          <SettingLine form={form} name="issn" />
          <SettingLine form={form} name="eissn" />
        </FieldGrid>
      </FormSection>
    </>
  );
}
