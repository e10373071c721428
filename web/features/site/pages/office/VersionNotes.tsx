// Shows what changed in a version and why, in both languages.
import { FormattedMessage } from "react-intl";
import { CAPTION_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";

interface VersionNotesProps {
  form: { readonly field: (note: "noteKo" | "noteEn") => FieldState<string> };
  /** Readers see them, too. */
  isPublic: boolean;
  /** It is a change of a legal text, which says why. */
  needsReason?: boolean;
}

export function VersionNotes({ form, isPublic, needsReason = false }: VersionNotesProps) {
  return (["noteKo", "noteEn"] as const).map((note) => (
    <TextAreaField
      key={note}
      {...form.field(note)}
      lang={note === "noteKo" ? "ko" : "en"}
      needed={needsReason && note === "noteKo"}
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
