// Asks what a footnote says: one line of text with the letters and links of any other. Empty, it goes.
import { Text } from "@mantine/core";
import { type JSONContent, Node } from "@tiptap/core";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { FOOTNOTE_MAX } from "#schema/validation/core/document.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import { lettersOnly } from "./extensions.ts";
import styles from "./FootnoteDialog.module.css";
import { chosenFootnote } from "./footnote-node.ts";

const Line = Node.create({ name: "doc", topNode: true, content: "paragraph" });

interface FootnoteDialogProps {
  editor: Editor;
  lang: "ko" | "en";
  onClose: () => void;
}

export function FootnoteDialog({ editor, lang, onClose }: FootnoteDialogProps) {
  const id = useId();
  const [isLong, setLong] = useState(false);
  const [before] = useState(() => chosenFootnote(editor)?.toJSON() as JSONContent | undefined);
  const line = useEditor({
    extensions: [Line, ...lettersOnly()],
    content: { type: "doc", content: [{ type: "paragraph", content: before?.content ?? [] }] },
    autofocus: "end",
    onUpdate: () => setLong(false),
    editorProps: {
      attributes: {
        id,
        lang,
        role: "textbox",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": `${id}-hint`,
      },
      transformPastedText: (text) => text.normalize("NFC"),
    },
  });
  const answer = () => {
    if (line.getText().length > FOOTNOTE_MAX) {
      setLong(true);
      line.commands.focus();
      return;
    }
    const content = line.getText().trim() === "" ? [] : (line.getJSON().content?.[0]?.content ?? []);
    const chain = editor.chain().focus();
    if (content.length > 0) {
      // What is chosen stays: the footnote comes behind it.
      const place = before ? chain : chain.setTextSelection(editor.state.selection.to);
      place.insertContent({ type: "footnote", content }).run();
    } else if (before) chain.deleteSelection().run();
    onClose();
  };
  return (
    <FormDialog
      title={<FormattedMessage id="editor.footnote.title" />}
      answer={<FormattedMessage id="editor.dialog.apply" />}
      onAnswer={answer}
      onClose={onClose}
    >
      <div>
        <Text id={`${id}-label`} span display="block" mb={8} fz="0.9375rem" fw={600}>
          <FormattedMessage id="editor.footnote.text" />
        </Text>
        <EditorContent editor={line} className={styles.line} />
        <Text id={`${id}-hint`} mt={8} fz="sm" c="var(--ink-3)">
          <FormattedMessage id="editor.footnote.hint" />
        </Text>
        <FieldError id={id} code={isLong ? "TOO_LONG" : undefined} />
      </div>
    </FormDialog>
  );
}
