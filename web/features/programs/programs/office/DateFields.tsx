// Shows when it is and when people apply, with what people will see because of it.
import { Box, Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { DateTimeField } from "#web/components/forms/DateTimeField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { MoveFields } from "./MoveFields.tsx";
import styles from "./ProgramForm.module.css";
import { ReminderFields } from "./ReminderFields.tsx";
import { StatePreview } from "./StatePreview.tsx";
import type { ProgramEditor } from "./use-program-editor.ts";

export function DateFields({ form, program }: Pick<ProgramEditor, "form" | "program">) {
  return (
    <div className={styles.dates}>
      <Stack gap={48} miw={0}>
        <FormSection
          title={<FormattedMessage id="program-office.section.event" />}
          hint={<FormattedMessage id="program-office.zone" />}
        >
          <FieldGrid>
            <DateTimeField {...form.field("startsAt")} needed />
            <DateTimeField {...form.field("endsAt")} needed />
          </FieldGrid>
        </FormSection>
        <MoveFields form={form} program={program} />
        <ReminderFields form={form} />
        <FormSection
          title={<FormattedMessage id="program-office.section.window" />}
          hint={<FormattedMessage id="program-office.zone" />}
        >
          <FieldGrid>
            <DateTimeField
              {...form.field("applyFrom")}
              needed={false}
              hint={<FormattedMessage id="program-office.applyFrom.hint" />}
            />
            <DateTimeField
              {...form.field("applyTo")}
              needed={false}
              hint={<FormattedMessage id="program-office.applyTo.hint" />}
            />
          </FieldGrid>
          <Box pt={28}>
            <TextField
              {...form.field("applyLink")}
              needed={false}
              autoComplete="off"
              spellCheck={false}
              hint={<FormattedMessage id="program-office.applyLink.hint" />}
            />
          </Box>
        </FormSection>
      </Stack>
      <StatePreview values={form.values} program={program} />
    </div>
  );
}
