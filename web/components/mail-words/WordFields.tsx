// The words of a mail in Korean and English side by side, with the marks that may be in them.
import { SimpleGrid, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { MAIL_TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { Placeholders } from "./Placeholders.tsx";

type WordField = "subjectKo" | "subjectEn" | "textKo" | "textEn";

interface WordFieldsProps {
  title: ReactNode;
  hint?: ReactNode;
  form: { readonly field: (path: WordField) => FieldState<string> };
  /** What may be in braces. */
  subjectPlaceholders: readonly string[];
  textPlaceholders: readonly string[];
  needsEnglish: boolean;
}

const ROWS = 14;

export function WordFields(props: WordFieldsProps) {
  const { title, hint, form, subjectPlaceholders, textPlaceholders, needsEnglish } = props;
  return (
    <FormSection title={title} hint={hint}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={32} verticalSpacing={32} mt={16}>
        {(["Ko", "En"] as const).map((language) => {
          const lang = language === "Ko" ? "ko" : "en";
          const needed = language === "Ko" || needsEnglish;
          const subject = form.field(`subject${language}`);
          const text = form.field(`text${language}`);
          return (
            <Stack key={language} gap={16} role="group" aria-labelledby={`words-${lang}`}>
              <b id={`words-${lang}`}>
                <FormattedMessage id={`editor.language.${lang}`} />
              </b>
              <div>
                <TextField
                  {...subject}
                  needed={needed}
                  lang={lang}
                  autoComplete="off"
                  maxLength={TITLE_MAX_LENGTH}
                />
                <Placeholders field={subject} known={subjectPlaceholders} />
              </div>
              <div>
                <TextAreaField
                  {...text}
                  needed={needed}
                  lang={lang}
                  rows={ROWS}
                  maxLength={MAIL_TEXT_MAX_LENGTH}
                />
                <Placeholders field={text} known={textPlaceholders} />
              </div>
            </Stack>
          );
        })}
      </SimpleGrid>
    </FormSection>
  );
}
