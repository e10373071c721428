// /admin/faq: the questions that are often asked, in both languages and in the order of their page: rows that
// are added, moved and taken out, saved together.
import { Box, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { FAQ_ANSWER_MAX_LENGTH, FAQS_MAX } from "#schema/validation/site/faqs.ts";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { type EditedFaqsFragment, useFaqEditorQuery } from "#web/gql/faqs.ts";
import { type FAQ_LABELS, type FaqRow, newFaq, useFaqEditor } from "./use-faq-editor.ts";

export function Component() {
  return (
    <>
      <OfficeHead id="faq-title" lede={<FormattedMessage id="faqs.office.lede" />} mb={28} />
      <Faqs />
    </>
  );
}

function Faqs() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useFaqEditorQuery({ requestPolicy: "network-only" });
  if (data) return <FaqForm stored={data.faqsForEditing} />;
  if (error && !fetching) {
    const message = intl.formatMessage({ id: "faqs.office.failed" });
    return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  }
  return (
    <p role="status">
      <FormattedMessage id="faqs.office.loading" />
    </p>
  );
}

function FaqForm({ stored }: { stored: EditedFaqsFragment }) {
  const intl = useIntl();
  const editor = useFaqEditor(stored);
  const { form } = editor;
  const title = intl.formatMessage({ id: "faqs.office.rows" });
  const nameOf = ({ questionKo }: FaqRow, row: number) =>
    questionKo || intl.formatMessage({ id: "faqs.office.row" }, { number: row });
  return (
    <Box maw="var(--form-wide)">
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
