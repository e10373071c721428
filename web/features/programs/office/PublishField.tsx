// When a program is there for everybody. Times are Seoul's.
import { Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { DateTimeField } from "./DateTimeField.tsx";
import type { ProgramEditor } from "./use-program-editor.ts";

const WAYS = (["draft", "now", "at"] as const).map((way) => ({
  value: way,
  title: <FormattedMessage id={`editor.publish.${way}`} />,
  detail: <FormattedMessage id={`editor.publish.${way}Detail`} />,
}));

export function PublishField({ form }: Pick<ProgramEditor, "form">) {
  return (
    <FormSection title={<FormattedMessage id="editor.publish.title" />}>
      <Stack gap={20} pt={16}>
        <RadioRows {...form.field("publish")} narrow choices={WAYS} />
        {form.values.publish === "at" ? (
          <DateTimeField
            {...form.field("publishedAt")}
            needed
            hint={<FormattedMessage id="editor.publish.zone" />}
          />
        ) : null}
      </Stack>
    </FormSection>
  );
}
