// A line about a picture of a gallery, with its name before it.
import { Input } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { CAPTION_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import type { EditedFile } from "#web/components/editor/edited-files.ts";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import type { PostEditor } from "./use-post-editor.ts";

interface PictureLineProps extends Pick<PostEditor, "form"> {
  index: number;
  name: "altKo" | "altEn" | "captionKo" | "captionEn";
  file: EditedFile;
}

const WORDS = {
  altKo: ["editor.files.altKo", "editor.files.altKoOf"],
  altEn: ["editor.files.altEn", "editor.files.altEnOf"],
  captionKo: ["editor.files.captionKoShort", "editor.files.captionKo"],
  captionEn: ["editor.files.captionEnShort", "editor.files.captionEn"],
} as const;

export function PictureLine({ form, index, name, file }: PictureLineProps) {
  const intl = useIntl();
  const { id, value, error, onBlur } = form.field(`files.${index}.${name}`);
  const [label, whole] = WORDS[name];
  return (
    <>
      <label htmlFor={id}>
        <FormattedMessage id={label} />
      </label>
      <Input
        id={id}
        size="sm"
        withAria={false}
        aria-label={intl.formatMessage({ id: whole }, { name: file.name })}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `${id}-error`}
        error={error !== undefined}
        lang={name.endsWith("Ko") ? "ko" : "en"}
        autoComplete="off"
        maxLength={CAPTION_MAX_LENGTH}
        value={value}
        onBlur={onBlur}
        onChange={(event) => form.change(`files.${index}.${name}`, event.currentTarget.value)}
      />
      {error === undefined ? null : <FieldError id={id} code={error} />}
    </>
  );
}
