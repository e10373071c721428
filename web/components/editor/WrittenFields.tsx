// Both languages beside each other; one at a time where they have no room.
import { Stack } from "@mantine/core";
import type { Editor } from "@tiptap/react";
import type { ReactNode } from "react";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { LanguageFields } from "./LanguageFields.tsx";
import { LanguageStatus } from "./LanguageStatus.tsx";
import { type TextTimes, textStatus } from "./text-status.ts";
import type { useEditor } from "./use-editor.ts";
import type { useShownLanguage } from "./use-shown-language.ts";
import { WritingLanguage } from "./WritingLanguage.tsx";
import styles from "./WrittenFields.module.css";
import { WRITTEN_LANGUAGES, type WrittenLanguage, type WrittenTexts } from "./written-texts.ts";

interface WrittenFieldsProps {
  editor: Pick<
    ReturnType<typeof useEditor<WrittenTexts, unknown, never>>,
    "round" | "write" | "isChanged"
  > & {
    readonly form: { readonly name: string; readonly values: WrittenTexts };
  };
  /** The fields of a language. */
  fields: (language: WrittenLanguage) => {
    readonly title: FieldState<string>;
    readonly content: FieldState<RichTextDocument>;
  };
  /** The Korean title has to be there. */
  needsTitle: boolean;
  /** When each language was last changed; null for something new. */
  stored: TextTimes | null;
  /** From `useShownLanguage`. */
  language: Pick<ReturnType<typeof useShownLanguage>, "shown" | "show">;
  /** The texts are a line or two. */
  short?: boolean;
  /** In a room of the full height with a panel at its side: the text has all the room there is. */
  tall?: boolean;
  /** Called with each language's editor, and with null at its end. */
  onEditor?: (language: WrittenLanguage, editor: Editor | null) => void;
  /** Fields of a language beside its title and text: between them, or below the text where that has all the room. */
  children?: (language: WrittenLanguage) => ReactNode;
}

export function WrittenFields(props: WrittenFieldsProps) {
  const { editor, fields, needsTitle, stored, short = false, tall = false, onEditor, children } = props;
  const { form, round, write, isChanged } = editor;
  const { shown, show } = props.language;
  const status = (language: WrittenLanguage) => textStatus(language, form.values, stored, isChanged);
  const kind = [tall ? styles.tall : "", short ? styles.short : ""].join(" ");
  return (
    <Stack gap={tall ? 12 : 24}>
      <WritingLanguage form={form.name} shown={shown} onShow={show} always={tall}>
        {tall && shown !== "both" ? <LanguageStatus status={status(shown)} language={shown} /> : undefined}
      </WritingLanguage>
      <div className={`${styles.languages} ${kind}`} data-shown={shown}>
        {WRITTEN_LANGUAGES.map((language) => (
          <LanguageFields
            key={`${language} ${round}`}
            {...fields(language)}
            form={form.name}
            language={language}
            status={status(language)}
            needsTitle={needsTitle && language === "ko"}
            write={write}
            isShown={shown === "both" || shown === language}
            tall={tall}
            onEditor={onEditor && ((one) => onEditor(language, one))}
          >
            {children?.(language)}
          </LanguageFields>
        ))}
      </div>
    </Stack>
  );
}
