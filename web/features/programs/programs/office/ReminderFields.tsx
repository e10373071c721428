// The mails to confirmed applicants before and after the event.
import { Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { ProgramEditor } from "./use-program-editor.ts";

export function ReminderFields({ form }: Pick<ProgramEditor, "form">) {
  return (
    <Stack gap={20}>
      <TextField
        {...form.field("joinLink")}
        needed={false}
        autoComplete="off"
        spellCheck={false}
        hint={<FormattedMessage id="program-office.joinLink.hint" />}
      />
      <CheckField
        {...form.field("reminders")}
        needed={false}
        hint={<FormattedMessage id="program-office.reminders.hint" />}
      />
    </Stack>
  );
}
