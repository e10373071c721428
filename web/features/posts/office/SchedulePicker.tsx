// When a post is there for everybody, and how long it stays on top. Times are Seoul's.
import { Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { PostEditor } from "./use-post-editor.ts";

const WAYS = (["draft", "now", "at"] as const).map((way) => ({
  value: way,
  title: <FormattedMessage id={`editor.publish.${way}`} />,
  detail: <FormattedMessage id={`editor.publish.${way}Detail`} />,
}));

export function SchedulePicker({ form, canPin }: Pick<PostEditor, "form"> & { canPin: boolean }) {
  const { publish, pinned } = form.values;
  const time = { autoComplete: "off" as const, type: "datetime-local" };
  return (
    <FormSection title={<FormattedMessage id="editor.publish.title" />}>
      <Stack gap={20} pt={16}>
        <RadioRows {...form.field("publish")} choices={WAYS} />
        {publish === "at" ? (
          <TextField
            {...form.field("publishedAt")}
            {...time}
            needed
            hint={<FormattedMessage id="editor.publish.zone" />}
          />
        ) : null}
        {canPin || pinned ? <CheckField {...form.field("pinned")} needed={false} /> : null}
        {pinned ? (
          <TextField
            {...form.field("pinnedUntil")}
            {...time}
            needed={false}
            hint={<FormattedMessage id="editor.pin.hint" />}
          />
        ) : null}
      </Stack>
    </FormSection>
  );
}
