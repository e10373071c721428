// A letter that is being written: its words in both languages, whom it reaches as it is, and sending it.
import { Stack } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { letterAudience, letterMarks } from "#schema/validation/mailing/letters.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { WordFields } from "#web/components/mail-words/WordFields.tsx";
import type { EditedLetterFragment } from "#web/gql/letters.ts";
import { LetterPeople } from "./LetterPeople.tsx";
import { LetterPreviews } from "./LetterPreviews.tsx";
import { SendButtons } from "./SendButtons.tsx";
import { type LetterQuestion, SendLetter } from "./SendLetter.tsx";
import { useLetterEditor } from "./use-letter-editor.ts";

const PURPOSES = ["SERVICE", "PROMOTION"] as const;

interface LetterDraftProps {
  letter: EditedLetterFragment;
  onChanged: () => void;
}

export function LetterDraft({ letter, onChanged }: LetterDraftProps) {
  const { kind } = letterAudience.parse(letter.audience);
  const nature = { kind, isNews: letter.isNews };
  const marks = letterMarks(nature);
  const editor = useLetterEditor(letter, nature);
  const [question, ask] = useState<LetterQuestion>(null);
  const { form } = editor;
  // A new one begins in its subject.
  const begin = useEffectEvent(() => {
    if (form.values.subjectKo === "") document.getElementById(idOf(form.name, "subjectKo"))?.focus();
  });
  useEffect(() => begin(), []);
  return (
    <Stack gap={40}>
      <LetterPeople letter={letter} purpose={form.values.purpose} />
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
          subjectMarks={marks.subject}
          textMarks={marks.text}
          needsEnglish={false}
        />
        <SaveBar editor={editor}>
          <SendButtons id={letter.id} editor={editor} onSend={ask} onDelete={() => ask("delete")} />
        </SaveBar>
      </EditorFrame>
      <LetterPreviews id={letter.id} nature={nature} values={form.values} />
      <SendLetter
        letter={letter}
        editor={editor}
        question={question}
        onClose={() => ask(null)}
        onChanged={onChanged}
      />
    </Stack>
  );
}
