// One language of what is written: what state it is in, its title, whatever else is over the text, and its text.
import { Box, Group } from "@mantine/core";
import type { Editor } from "@tiptap/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import styles from "./LanguageFields.module.css";
import { LanguageStatus } from "./LanguageStatus.tsx";
import { RichTextField } from "./RichTextField.tsx";
import type { WriteText } from "./use-late-texts.ts";
import type { TextStatus, WrittenLanguage } from "./written-texts.ts";

interface LanguageFieldsProps {
  /** Prefix of the ids of the form's fields. */
  form: string;
  language: WrittenLanguage;
  status: TextStatus;
  title: FieldState<string>;
  needsTitle: boolean;
  content: FieldState<RichTextDocument>;
  write: WriteText;
  /** Below 1080 px only one language is shown. */
  isShown: boolean;
  /** In a room of the full height: what the screen says already takes none of it. */
  tall?: boolean;
  /** Called with the text's editor, and with null at its end. */
  onEditor?: ((editor: Editor | null) => void) | undefined;
  /** Fields beside title and text. */
  children?: ReactNode;
}

export function LanguageFields(props: LanguageFieldsProps) {
  const {
    form,
    language,
    status,
    title,
    needsTitle,
    content,
    write,
    isShown,
    tall = false,
    onEditor,
    children,
  } = props;
  const headingId = `${form}-${language}-heading`;
  return (
    <section
      id={`${form}-${language}`}
      className={`ruled ${styles.language}`}
      data-shown={isShown}
      data-tall={tall || undefined}
      aria-labelledby={headingId}
    >
      <Group className={styles.head} gap="4px 16px" align="baseline" justify="space-between">
        <Box id={headingId} component="h2" fz={tall ? "1rem" : "1.375rem"} fw={600} lh={1.4}>
          <FormattedMessage id={`editor.language.${language}`} />
        </Box>
        <LanguageStatus status={status} />
      </Group>
      <TextField {...title} needed={needsTitle || null} autoComplete="off" maxLength={TITLE_MAX_LENGTH} />
      {tall ? null : children}
      <RichTextField
        id={content.id}
        lang={language}
        label={<FormattedMessage id={content.label} />}
        document={content.value}
        error={content.error}
        isLabelSpoken={tall}
        onChange={(editor) => write(content.name, editor)}
        onEditor={onEditor}
      />
      {tall ? children : null}
    </section>
  );
}
