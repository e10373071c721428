// The PDF of an article: chosen, dropped or pasted; named with its size; taken out again.
import { Button, Group, Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { type EditedFile, toEditedFile } from "#web/components/editor/edited-files.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";

const PDF = ["pdf"];

export function PdfField({ id, value, error, onChange }: FieldState<EditedFile | null>) {
  const uploads = useUploads("attachment", (file) => onChange(toEditedFile(file)), { endings: PDF });
  return (
    <Stack gap={12} pt={16}>
      <Text fz="0.9375rem" fw={600}>
        <FormattedMessage id="journal-office.field.file" />
      </Text>
      {value === null ? null : (
        <Group gap={12} justify="space-between">
          <LockedFiles files={[value]} />
          <Button size="sm" variant="subtle" onClick={() => onChange(null)}>
            <FormattedMessage id="journal-office.file.remove" />
          </Button>
        </Group>
      )}
      <UploadList uploads={uploads} />
      <FileDrop
        id={id}
        kind="attachment"
        accept=".pdf"
        endings={PDF}
        multiple={false}
        of="journal-office.field.file"
        isWrong={error !== undefined}
        label={<FormattedMessage id="journal-office.file.add" />}
        onFiles={uploads.replace}
      />
      <Text fz="sm" c="var(--ink-3)">
        <FormattedMessage id="journal-office.hint.file" />
      </Text>
      <FieldError id={id} code={error} />
    </Stack>
  );
}
