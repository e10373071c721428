// Shows what it says, in the language that is written or in both: title, text, the paragraph of lists, the place.

import type { Editor } from "@tiptap/react";
import { FormattedMessage } from "react-intl";
import type { useShownLanguage } from "#web/components/editor/use-shown-language.ts";
import { WrittenFields } from "#web/components/editor/WrittenFields.tsx";
import type { WrittenLanguage } from "#web/components/editor/written-texts.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { ProgramEditor } from "./use-program-editor.ts";

interface ProgramTextsProps {
  editor: ProgramEditor;
  language: ReturnType<typeof useShownLanguage>;
  onEditor: (language: WrittenLanguage, editor: Editor | null) => void;
}

export function ProgramTexts({ editor, language, onEditor }: ProgramTextsProps) {
  const { form, program } = editor;
  return (
    <WrittenFields
      editor={editor}
      fields={(one) => ({ title: form.field(`${one}.title`), content: form.field(`${one}.content`) })}
      needsTitle
      stored={program}
      language={language}
      onEditor={onEditor}
      tall
    >
      {(one) => (
        <>
          <TextAreaField
            {...form.field(`${one}.description`)}
            lang={one}
            rows={3}
            needed={false}
            hint={<FormattedMessage id="program-office.description.hint" />}
          />
          <TextField
            {...form.field(`${one}.location`)}
            needed={false}
            autoComplete="off"
            hint={<FormattedMessage id="program-office.location.hint" />}
          />
        </>
      )}
    </WrittenFields>
  );
}
