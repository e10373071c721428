// A letter that is being written: its words in both languages, whom it reaches as it stands, and sending it.
import { Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { letterAudience, SUBJECT_PLACEHOLDERS, TEXT_PLACEHOLDERS } from "#schema/validation/letters.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { WordFields } from "#web/components/mail-words/WordFields.tsx";
import type { EditedLetterFragment } from "#web/gql/letters.ts";
import { LetterPeople } from "./LetterPeople.tsx";
import { SendLetter } from "./SendLetter.tsx";
import { useLetterEditor } from "./use-letter-editor.ts";

const PURPOSES = ["SERVICE", "PROMOTION"] as const;

interface LetterDraftProps {
  letter: EditedLetterFragment;
  onChanged: () => void;
}

export function LetterDraft({ letter, onChanged }: LetterDraftProps) {
  const { kind } = letterAudience.parse(letter.audience);
  const editor = useLetterEditor(letter, kind);
  const { form } = editor;
  return (
    <Stack gap={40}>
      <EditorFrame editor={editor} labelledBy="letter-title">
        <FormSection title={<FormattedMessage id="letters.field.purpose" />}>
          <RadioRows
            {...form.field("purpose")}
            choices={PURPOSES.map((value) => ({
              value,
              title: <FormattedMessage id={`letters.purpose.${value}`} />,
              detail: <FormattedMessage id={`letters.purpose.${value}.detail`} />,
            }))}
          />
        </FormSection>
        <WordFields
          title={<FormattedMessage id="letters.words" />}
          hint={<FormattedMessage id="letters.words.hint" />}
          form={form}
          subjectMarks={SUBJECT_PLACEHOLDERS[kind]}
          textMarks={TEXT_PLACEHOLDERS[kind]}
          needsEnglish={false}
        />
        <SaveBar editor={editor} />
      </EditorFrame>
      <LetterPeople letter={letter} purpose={form.values.purpose} />
      <SendLetter letter={letter} isDirty={form.dirty} onChanged={onChanged} onGone={editor.letGo} />
    </Stack>
  );
}
