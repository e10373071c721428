// What is said about the version that is about to be saved: from when it holds, and what changed.
import { Box, Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { CAPTION_MAX_LENGTH } from "#schema/validation/limits.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { effectiveAtOf } from "./page-values.ts";
import type { PageEditor } from "./use-page-editor.ts";

interface VersionFieldsProps {
  form: PageEditor["form"];
  isLegal: boolean;
  /** Since when the present version holds; null: there is none. */
  inForceSince: string | null;
  /** When the version that is edited was to come into force; null: it is in force. */
  comingAt: string | null;
}

export function VersionFields({ form, isLegal, inForceSince, comingAt }: VersionFieldsProps) {
  const language = useLanguage();
  const { effectiveAt } = form.values;
  const from = effectiveAtOf(effectiveAt, new Date());
  const isBehind = from !== null && inForceSince !== null && new Date(from) < new Date(inForceSince);
  return (
    <FormSection title={<FormattedMessage id="page-editing.version.title" />}>
      <Stack gap={24} pt={16}>
        {isLegal ? (
          <TextField
            {...form.field("effectiveAt")}
            type="date"
            needed={false}
            autoComplete="off"
            hint={
              isBehind ? (
                <Box component="b" fw={600} c="var(--warn)">
                  <FormattedMessage
                    id="page-editing.field.effectiveBehind"
                    values={{ date: formatDate(language, inForceSince) }}
                  />
                </Box>
              ) : comingAt === null ? (
                <FormattedMessage id="page-editing.field.effectiveHint" />
              ) : (
                <FormattedMessage
                  id="page-editing.field.effectiveComing"
                  values={{ date: formatDate(language, comingAt) }}
                />
              )
            }
          />
        ) : null}
        {(["noteKo", "noteEn"] as const).map((note) => (
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
                      id={isLegal ? "page-editing.field.noteHintPublic" : "page-editing.field.noteHint"}
                    />
                  ),
                }
              : {})}
          />
        ))}
      </Stack>
    </FormSection>
  );
}
