// One file: a handout. Chosen, dropped or pasted; named with its size; taken away again.

import { Button, Group, Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { ATTACHMENT_ENDINGS } from "#web/components/editor/attachment-endings.ts";
import { type EditedFile, toEditedFile } from "#web/components/editor/edited-files.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";
import { formatFileSize } from "#web/components/file-words.ts";
import { FileDialogButton } from "#web/components/files/FileDialogButton.tsx";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";

interface OneFileProps {
  id: string;
  /** What the file is, for the person who hears the button. */
  label: MessageId;
  value: EditedFile | null;
  error: FieldCode | undefined;
  onChange: (value: EditedFile | null) => void;
}

export function OneFile({ id, label, value, error, onChange }: OneFileProps) {
  const uploads = useUploads("attachment", (file) => onChange(toEditedFile(file)));
  return (
    <Stack gap={16}>
      {value === null ? null : (
        <Group component="p" gap="0 16px" justify="space-between" py={6} className="lineBelow">
          <Text component="span" className="longWords" flex="1 1 220px">
            {value.name} <small className="small">{formatFileSize(value.size)}</small>
          </Text>
          <FileDialogButton file={value} onChange={onChange} />
          <Button size="sm" variant="subtle" onClick={() => onChange(null)}>
            <FormattedMessage id="program-office.file.remove" />
          </Button>
        </Group>
      )}
      <UploadList uploads={uploads} />
      <FileDrop
        id={id}
        kind="attachment"
        accept={ATTACHMENT_ENDINGS}
        multiple={false}
        of={label}
        isWrong={error !== undefined}
        label={<FormattedMessage id="editor.files.add" />}
        onFiles={uploads.replace}
      />
      <FieldError id={id} code={error} />
    </Stack>
  );
}
