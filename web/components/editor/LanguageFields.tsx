// One language of what is written: what state it is in, its title, whatever else stands over the text, and its text.
import type { Editor } from "@tiptap/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldCode } from "#schema/validation/codes.ts";
import type { RichTextDocument } from "#schema/validation/document.ts";
import { TITLE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { idOf } from "#web/components/forms/form-types.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import styles from "./LanguageFields.module.css";
import { LanguageStatus } from "./LanguageStatus.tsx";
import { RichTextField } from "./RichTextField.tsx";
import type { TextStatus, WrittenLanguage } from "./written-texts.ts";

interface LanguageFieldsProps {
  /** Prefix of the ids of the form's fields. */
  form: string;
  language: WrittenLanguage;
  status: TextStatus;
  title: {
    readonly label: MessageId;
    readonly needed?: boolean;
    readonly value: string;
    readonly error: FieldCode | undefined;
    readonly onChange: (value: string) => void;
  };
  content: {
    readonly label: MessageId;
    /** What the editor starts from. */
    readonly document: RichTextDocument;
    readonly error: FieldCode | undefined;
    readonly onChange: (editor: Editor) => void;
  };
  /** Below 1080 px only one language is shown. */
  isShown: boolean;
  /** Fields between title and text. */
  children?: ReactNode;
}

export function LanguageFields(props: LanguageFieldsProps) {
  const { form, language, status, title, content, isShown, children } = props;
  const headingId = `${form}-${language}-heading`;
  return (
    <section
      id={`${form}-${language}`}
      className={styles.language}
      data-shown={isShown}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          <FormattedMessage id={`editor.language.${language}`} />
        </h2>
        <LanguageStatus status={status} />
      </div>
      <TextField
        {...title}
        id={idOf(form, `${language}.title`)}
        name={`${language}.title`}
        needed={title.needed ?? false}
        autoComplete="off"
        maxLength={TITLE_MAX_LENGTH}
        onBlur={() => {}}
      />
      {children}
      <RichTextField
        {...content}
        id={idOf(form, `${language}.content`)}
        lang={language}
        label={<FormattedMessage id={content.label} />}
      />
    </section>
  );
}
