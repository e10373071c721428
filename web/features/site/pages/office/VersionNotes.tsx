// Shows what changed in a version and why, in both languages.
import { FormattedMessage } from "react-intl";
import { CAPTION_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import type { PageEditor } from "./use-page-editor.ts";

interface VersionNotesProps {
  form: PageEditor["form"];
  /** Readers see them, too. */
  isPublic: boolean;
}

export function VersionNotes({ form, isPublic }: VersionNotesProps) {
  return (["noteKo", "noteEn"] as const).map((note) => (
    <TextAreaField
      key={note}
      {...form.field(note)}
      lang={note === "noteKo" ? "ko" : "en"}
      needed={false}
      rows={2}
      maxLength={CAPTION_MAX_LENGTH}
      {...(note === "noteEn"
        ? {
            hint: (
              <FormattedMessage
                id={isPublic ? "page-editing.field.noteHintPublic" : "page-editing.field.noteHint"}
              />
            ),
          }
        : {})}
    />
  ));
}
