// The files that hang on a post, in order: moved with buttons, so a keyboard can. On a gallery they are its
// pictures (PictureGrid.tsx).
import { Box, Group, Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { IMAGE_TYPES } from "#schema/validation/core/files.ts";
import { filesMaxOf } from "#schema/validation/site/posts.ts";
import type { UploadedFile } from "#web/api/upload.ts";
import { ATTACHMENT_ENDINGS } from "#web/components/editor/attachment-endings.ts";
import { toEditedFile } from "#web/components/editor/edited-files.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
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
import type { Board } from "#web/gql/enums.ts";
import { PictureGrid } from "./PictureGrid.tsx";
import { type HangingFile, toHangingFile } from "./post-values.ts";
import type { PostEditor } from "./use-post-editor.ts";

export function AttachmentsField({ form, board }: Pick<PostEditor, "form"> & { board: Board }) {
  const pictures = board === "GALLERY";
  const { files } = form.values;
  const change = (next: readonly HangingFile[]) => form.change("files", [...next]);
  const uploads = useUploads(pictures ? "image" : "attachment", (file: UploadedFile) =>
    change([...form.read().files, toHangingFile(toEditedFile(file))]),
  );
  return (
    <FormSection
      title={<FormattedMessage id={pictures ? "editor.files.pictures" : "editor.field.files"} />}
      hint={
        <FormattedMessage id="editor.files.count" values={{ count: files.length, max: filesMaxOf(board) }} />
      }
    >
      <Stack gap={16} pt={16}>
        {files.length === 0 ? null : pictures ? (
          <PictureGrid form={form} />
        ) : (
          <Box component="ol" className="lineAbove">
            {files.map((hanging, index) => (
              <Group
                key={hanging.file.id}
                component="li"
                gap="0 16px"
                align="flex-start"
                justify="space-between"
                py={10}
                px={0}
                className="lineBelow"
              >
                <Text component="span" className="longWords" flex="1 1 220px" pt={8}>
                  {hanging.file.name} <small className="small">{formatFileSize(hanging.file.size)}</small>
                  <Text component="small" className="small" display="block">
                    <HeldFileText id={hanging.file.id} />
                  </Text>
                </Text>
                <FileDialogButton
                  file={hanging.file}
                  onChange={(file) =>
                    change(
                      form.read().files.map((other) => (other.key === file.key ? { ...other, file } : other)),
                    )
                  }
                />
                <RowButtons
                  name={hanging.file.name}
                  index={index}
                  count={files.length}
                  onMove={(to) => change(withMoved(files, index, to))}
                  onRemove={() => change(files.filter((other) => other !== hanging))}
                />
              </Group>
            ))}
          </Box>
        )}
        <UploadList uploads={uploads} />
        <FileDrop
          id={idOf("post", "files")}
          kind={pictures ? "image" : "attachment"}
          accept={pictures ? IMAGE_TYPES.join() : ATTACHMENT_ENDINGS}
          multiple
          of={pictures ? "editor.files.pictures" : "editor.field.files"}
          isWrong={form.field("files").error !== undefined}
          label={<FormattedMessage id={pictures ? "editor.files.addPictures" : "editor.files.add"} />}
          onFiles={uploads.add}
        />
        <FieldError id={idOf("post", "files")} code={form.field("files").error} />
      </Stack>
    </FormSection>
  );
}
