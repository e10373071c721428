// Questions and answers in both languages: rows that are added, moved and taken out, saved together.
import { Box, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { FAQ_ANSWER_MAX_LENGTH, FAQS_MAX } from "#schema/validation/site/faqs.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { EditedFaqsFragment } from "#web/gql/faqs.ts";
import { type FAQ_LABELS, type FaqRow, newFaq } from "./faq-values.ts";
import { useFaqEditor } from "./use-faq-editor.ts";

export function FaqForm({ stored }: { stored: EditedFaqsFragment }) {
  const intl = useIntl();
  const editor = useFaqEditor(stored);
  const { form } = editor;
  const title = intl.formatMessage({ id: "faqs.office.rows" });
  const nameOf = ({ questionKo }: FaqRow, row: number) =>
    questionKo || intl.formatMessage({ id: "faqs.office.row" }, { number: row });
  return (
    <Box maw={860}>
      <EditorFrame editor={editor} labelledBy="faq-title">
        <FormSection title={title}>
          <ListEditor<FaqRow>
            {...rowsOf(form, "faqs")}
            label={title}
            max={FAQS_MAX}
            nameOf={nameOf}
            summaryOf={(faq, row) => (
              <Stack component="span" gap={2}>
                <b lang="ko">{nameOf(faq, row)}</b>
                <Text span fz="sm" fw={400} c="var(--ink-3)" lang="en">
                  {faq.questionEn}
                </Text>
              </Stack>
            )}
            makeItem={newFaq}
            words={{
              add: <FormattedMessage id="faqs.office.add" />,
              none: <FormattedMessage id="faqs.none" />,
            }}
          >
            {(_faq, index) => {
              const field = (name: keyof typeof FAQ_LABELS) => ({
                ...form.field(`faqs.${index}.${name}`),
                needed: true,
              });
              const line = { autoComplete: "off", maxLength: TITLE_MAX_LENGTH };
              const lines = { rows: 5, maxLength: FAQ_ANSWER_MAX_LENGTH };
              return (
                <FieldGrid>
                  <TextField {...field("questionKo")} {...line} lang="ko" />
                  <TextField {...field("questionEn")} {...line} lang="en" />
                  <TextAreaField {...field("answerKo")} {...lines} lang="ko" />
                  <TextAreaField {...field("answerEn")} {...lines} lang="en" />
                </FieldGrid>
              );
            }}
          </ListEditor>
        </FormSection>
        <SaveBar editor={editor} />
      </EditorFrame>
    </Box>
  );
}
