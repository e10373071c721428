// One picture: what a thing has in lists, or a portrait. Chosen, dropped or pasted; shown; taken away again.

import { Button, Group, Image, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { IMAGE_TYPES } from "#schema/validation/core/files.ts";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { type EditedFile, editedAddress, toEditedFile } from "./edited-files.ts";
import { FileDrop } from "./FileDrop.tsx";
import { UploadList } from "./UploadList.tsx";
import { useFileAddress } from "./use-file-address.ts";
import { useUploads } from "./use-uploads.ts";

interface PictureFieldProps {
  id: string;
  /** What the picture is, for the person who hears the button. */
  label: MessageId;
  value: EditedFile | null;
  error: FieldCode | undefined;
  /** What the button that takes it away says. */
  removeLabel: ReactNode;
  /** It shows a person: the button asks for a photo. */
  ofPerson?: boolean;
  /** Shows all of the picture; otherwise as lists crop it. */
  whole?: boolean;
  onChange: (value: EditedFile | null) => void;
}

/** Used in a FormSection, or below a name of its own. */
export function PictureField(props: PictureFieldProps) {
  const { id, label, value, error, removeLabel, ofPerson = false, whole = false, onChange } = props;
  const uploads = useUploads("image", (file) => onChange(toEditedFile(file)));
  return (
    <Stack gap={16}>
      {value === null ? null : (
        <Group gap="8px 16px" align="flex-end">
          <Preview file={value} whole={whole} />
          <Button size="sm" variant="subtle" onClick={() => onChange(null)}>
            {removeLabel}
          </Button>
        </Group>
      )}
      <UploadList uploads={uploads} />
      <FileDrop
        id={id}
        kind="image"
        accept={IMAGE_TYPES.join()}
        multiple={false}
        of={label}
        isWrong={error !== undefined}
        label={<FormattedMessage id={ofPerson ? "editor.photo.choose" : "editor.thumbnail.choose"} />}
        onFiles={uploads.replace}
      />
      <FieldError id={id} code={error} />
    </Stack>
  );
}

function Preview({ file, whole }: { file: EditedFile; whole: boolean }) {
  const src = useFileAddress(editedAddress(file));
  return src === null ? null : (
    <Image
      src={src}
      alt={file.name}
      bg="var(--stone-100)"
      {...(whole ? { w: "auto", maw: "100%", h: 180, fit: "contain" } : { w: 180, h: 120, fit: "cover" })}
    />
  );
}
