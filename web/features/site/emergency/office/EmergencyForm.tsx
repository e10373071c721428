// The form of the emergency notice: its sentence in both languages, its link, when it is shown, and how it will look.
import { Box, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import {
  EMERGENCY_TEXT_MAX_LENGTH,
  SETTING_TEXT_MAX_LENGTH,
  TAG_NAME_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import { EMERGENCY_LEVELS } from "#schema/validation/site/emergency.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { EmergencyBar } from "#web/features/site/emergency/public/EmergencyBar.tsx";
import type { StoredEmergencyFragment } from "#web/gql/emergency.ts";
import type { EmergencyValues } from "./emergency-values.ts";
import { useEmergencyEditor } from "./use-emergency-editor.ts";

export function EmergencyForm({ notice }: { notice: StoredEmergencyFragment | null }) {
  const intl = useIntl();
  const { editor, state } = useEmergencyEditor(notice);
  const { form } = editor;
  const levels = EMERGENCY_LEVELS.map((value) => ({
    value,
    label: intl.formatMessage({ id: `emergency-office.level.${value}` }),
  }));
  const line = (name: "textKo" | "textEn" | "href" | "linkKo" | "linkEn", maxLength: number) => (
    <TextField
      {...form.field(name)}
      needed={name === "textKo" || name === "textEn"}
      maxLength={maxLength}
      autoComplete="off"
    />
  );
  const time = (name: "showsFrom" | "showsTo") => (
    <TextField {...form.field(name)} needed type="datetime-local" autoComplete="off" />
  );
  const describe: DescribeValue = (field, value) =>
    field === "level" ? levels.find((level) => level.value === value)?.label : undefined;
  return (
    <Box maw="var(--form-wide)">
      {state && (
        <Text fw={600} mb={20} role="status">
          <FormattedMessage id={`emergency-office.state.${state}`} />
        </Text>
      )}
      <EditorFrame editor={editor} labelledBy="emergency-title" describe={describe}>
        <FormSection title={<FormattedMessage id="emergency-office.section.text" />}>
          <FieldGrid>
            <WholeRow>{line("textKo", EMERGENCY_TEXT_MAX_LENGTH)}</WholeRow>
            <WholeRow>{line("textEn", EMERGENCY_TEXT_MAX_LENGTH)}</WholeRow>
            <WholeRow>{line("href", SETTING_TEXT_MAX_LENGTH)}</WholeRow>
            {line("linkKo", TAG_NAME_MAX_LENGTH)}
            {line("linkEn", TAG_NAME_MAX_LENGTH)}
          </FieldGrid>
        </FormSection>
        <FormSection
          title={<FormattedMessage id="emergency-office.section.showing" />}
          hint={<FormattedMessage id="emergency-office.hint.times" />}
        >
          <FieldGrid>
            <SelectField
              {...form.field("level")}
              autoComplete="off"
              prompt={intl.formatMessage({ id: "emergency-office.choose" })}
              options={levels}
            />
            <CheckField {...form.field("isOn")} needed={false} />
            {time("showsFrom")}
            {time("showsTo")}
          </FieldGrid>
        </FormSection>
        <FormSection title={<FormattedMessage id="emergency-office.section.preview" />}>
          <Preview values={form.values} />
        </FormSection>
        <SaveBar editor={editor} />
      </EditorFrame>
    </Box>
  );
}

function Preview({ values }: { values: EmergencyValues }) {
  const level = EMERGENCY_LEVELS.find((known) => known === values.level) ?? "NOTICE";
  const shown = { level, href: values.href || null };
  return (
    <Stack gap={10}>
      <Box lang="ko">
        <EmergencyBar notice={{ ...shown, text: values.textKo, link: values.linkKo }} />
      </Box>
      <Box lang="en">
        <EmergencyBar notice={{ ...shown, text: values.textEn, link: values.linkEn }} />
      </Box>
    </Stack>
  );
}
