// Shows what each grade costs before somebody has it.
import { Box, SimpleGrid, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { DUE_GRADES, DUE_TYPES } from "#schema/validation/core/settings.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { SettingsEditor } from "./use-settings-editor.ts";

export function DueFields({ form }: Pick<SettingsEditor, "form">) {
  const intl = useIntl();
  const types = DUE_TYPES.map((type) => ({
    value: type,
    label: intl.formatMessage({ id: `settings.dueType.${type}` }),
  }));
  return (
    <FormSection
      id="dues"
      title={<FormattedMessage id="settings.section.dues" />}
      hint={<FormattedMessage id="settings.hint.dues" />}
    >
      {DUE_GRADES.map((grade, index) => (
        <Box component="fieldset" key={grade} pt={12} pb={20} className="lineBelow">
          <Text component="legend" fw={600} pb={4}>
            <FormattedMessage id={`enums.MemberGrade.${grade}`} />
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={24} verticalSpacing={8}>
            <SelectField
              {...form.field(`gradeDues.${index}.type`)}
              options={types}
              prompt={intl.formatMessage({ id: "settings.dueType.prompt" })}
              autoComplete="off"
            />
            <TextField
              {...form.field(`gradeDues.${index}.amount`)}
              needed={false}
              inputMode="numeric"
              maxLength={11}
              autoComplete="off"
            />
          </SimpleGrid>
        </Box>
      ))}
    </FormSection>
  );
}
