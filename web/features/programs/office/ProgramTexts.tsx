// Both languages beside each other: title, the paragraph of lists, the place, the text.
import { FormattedMessage } from "react-intl";
import { LanguageFields } from "#web/components/editor/LanguageFields.tsx";
import { textStatus } from "#web/components/editor/text-status.ts";
import { WritingLanguage } from "#web/components/editor/WritingLanguage.tsx";
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "#web/components/editor/written-texts.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import styles from "./ProgramForm.module.css";
import { FORM_NAME, programField } from "./program-fields.ts";
import { programLabel } from "./program-labels.ts";
import type { ProgramValues } from "./program-values.ts";
import type { EditedProgram } from "./use-edited-program.ts";
import type { ProgramForm } from "./use-program-form.ts";

interface ProgramTextsProps {
  form: ProgramForm;
  program: EditedProgram | null;
  /** What the editors start from. */
  initialValues: ProgramValues;
  shown: WrittenLanguage;
  onShow: (language: WrittenLanguage) => void;
}

export function ProgramTexts({ form, program, initialValues, shown, onShow }: ProgramTextsProps) {
  return (
    <div className={styles.texts}>
      <WritingLanguage form={FORM_NAME} shown={shown} onShow={onShow} />
      <div className={styles.languages}>
        {WRITTEN_LANGUAGES.map((language) => (
          <OneLanguage
            key={language}
            form={form}
            program={program}
            initialValues={initialValues}
            language={language}
            isShown={shown === language}
          />
        ))}
      </div>
    </div>
  );
}

interface OneLanguageProps extends Pick<ProgramTextsProps, "form" | "program" | "initialValues"> {
  language: WrittenLanguage;
  isShown: boolean;
}

function OneLanguage({ form, program, initialValues, language, isShown }: OneLanguageProps) {
  const { values } = form;
  const line = (name: "description" | "location", key: `${WrittenLanguage}${"Description" | "Location"}`) =>
    programField(form, `${language}.${name}`, values[key], (value) => form.change({ [key]: value }));
  return (
    <LanguageFields
      form={FORM_NAME}
      language={language}
      status={textStatus(language, values, program, form.touched)}
      title={{
        label: programLabel(`${language}.title`),
        needed: language === "ko",
        value: values[`${language}Title`],
        error: form.errorOf(`${language}.title`),
        onChange: (value) => form.change({ [`${language}Title`]: value }),
      }}
      content={{
        label: programLabel(`${language}.content`),
        document: initialValues[`${language}Content`],
        error: form.errorOf(`${language}.content`),
        onChange: (editor) => form.write(language, editor),
      }}
      isShown={isShown}
    >
      <TextAreaField
        {...line("description", `${language}Description`)}
        lang={language}
        rows={3}
        needed={false}
        hint={<FormattedMessage id="program-office.description.hint" />}
      />
      <TextField
        {...line("location", `${language}Location`)}
        needed={false}
        autoComplete="off"
        hint={<FormattedMessage id="program-office.location.hint" />}
      />
    </LanguageFields>
  );
}
