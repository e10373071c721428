// The files that hang on a program, in order, and the picture it has in lists.
import { Box, Group, Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { PROGRAM_FILES_MAX } from "#schema/validation/core/limits.ts";
import { ATTACHMENT_ENDINGS } from "#web/components/editor/attachment-endings.ts";
import { type EditedFile, toEditedFile } from "#web/components/editor/edited-files.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";
import { formatFileSize } from "#web/components/file-words.ts";
import { FileDialogButton } from "#web/components/files/FileDialogButton.tsx";
import { HeldFileText } from "#web/components/files/FileTextLine.tsx";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { withMoved } from "#web/components/forms/list-rows.ts";
import { RowButtons } from "#web/components/forms/RowButtons.tsx";
import type { ProgramEditor } from "./use-program-editor.ts";

export function FilesField({ form }: Pick<ProgramEditor, "form">) {
  const { files } = form.values;
  const change = (next: readonly EditedFile[]) => form.change("files", [...next]);
  const uploads = useUploads("attachment", (file) => change([...form.read().files, toEditedFile(file)]));
  return (
    <FormSection
      title={<FormattedMessage id="program-office.field.files" />}
      hint={
        <FormattedMessage id="editor.files.count" values={{ count: files.length, max: PROGRAM_FILES_MAX }} />
      }
    >
      <Stack gap={16} pt={16}>
        {files.length === 0 ? null : (
          <Box component="ol" className="lineAbove">
            {files.map((file, index) => (
              <Group
                key={file.id}
                component="li"
                gap="0 16px"
                justify="space-between"
                py={6}
                className="lineBelow"
              >
                <Text component="span" className="longWords" flex="1 1 220px">
                  {file.name} <small className="small">{formatFileSize(file.size)}</small>
                  <Text component="small" className="small" display="block">
                    <HeldFileText id={file.id} />
                  </Text>
                </Text>
                <FileDialogButton
                  file={file}
                  onChange={(now) =>
                    change(form.read().files.map((other) => (other.key === now.key ? now : other)))
                  }
                />
                <RowButtons
                  name={file.name}
                  index={index}
                  count={files.length}
                  onMove={(to) => change(withMoved(files, index, to))}
                  onRemove={() => change(files.filter((other) => other !== file))}
                />
              </Group>
            ))}
          </Box>
        )}
        <UploadList uploads={uploads} />
        <FileDrop
          id={idOf(form.name, "files")}
          kind="attachment"
          accept={ATTACHMENT_ENDINGS}
          multiple
          of="program-office.field.files"
          isWrong={form.field("files").error !== undefined}
          label={<FormattedMessage id="editor.files.add" />}
          onFiles={uploads.add}
        />
        <FieldError id={idOf(form.name, "files")} code={form.field("files").error} />
      </Stack>
    </FormSection>
  );
}

export function ThumbnailField({ form }: Pick<ProgramEditor, "form">) {
  return (
    <FormSection title={<FormattedMessage id="program-office.field.thumbnail" />}>
      <Box pt={16}>
        <PictureField
          {...form.field("thumbnail")}
          removeLabel={<FormattedMessage id="editor.thumbnail.remove" />}
        />
      </Box>
    </FormSection>
  );
}
