// The words of one automatic mail: edited in both languages, looked at with sample values, and as they were.
import { SimpleGrid, Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { MailWords } from "#web/components/mail-words/MailWords.tsx";
import { WordFields } from "#web/components/mail-words/WordFields.tsx";
import { Section } from "#web/components/Section.tsx";
import type { EditedMailTemplateFragment } from "#web/gql/mail-templates.ts";
import { TemplateVersions } from "./TemplateVersions.tsx";
import { TestMail } from "./TestMail.tsx";
import { useTemplateEditor } from "./use-template-editor.ts";
import { useTypedPreview } from "./use-typed-preview.ts";

interface TemplateEditorProps {
  template: EditedMailTemplateFragment;
  onChanged: () => void;
}

export function TemplateEditor({ template, onChanged }: TemplateEditorProps) {
  const editor = useTemplateEditor(template, onChanged);
  const { previews, state } = useTypedPreview(template, editor.form.values);
  return (
    <Stack gap={40}>
      <EditorFrame editor={editor} labelledBy="template-title">
        <WordFields
          title={<FormattedMessage id={`outbox.kind.${template.kind}`} />}
          hint={<FormattedMessage id="mail-templates.hint" />}
          form={editor.form}
          subjectPlaceholders={template.subjectPlaceholders}
          textPlaceholders={template.textPlaceholders}
          needsEnglish
        />
        <SaveBar editor={editor} />
      </EditorFrame>
      <Section
        title={<FormattedMessage id="mailings.previews" />}
        hint={<FormattedMessage id={`mail-templates.previews.${state}`} />}
      >
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing={32} verticalSpacing={32}>
          {previews.map((preview) => (
            <div key={preview.language}>
              <Text fz="sm" c="var(--ink-3)">
                <FormattedMessage id={`mailings.reads.${preview.language}`} />
              </Text>
              <MailWords {...preview} />
            </div>
          ))}
        </SimpleGrid>
        <TestMail template={template} values={editor.form.values} />
      </Section>
      <TemplateVersions
        template={template}
        onChanged={() => {
          editor.discardDraft();
          onChanged();
        }}
      />
    </Stack>
  );
}
