// Asks what a footnote says: one line of text with the letters and links of any other. Empty, it goes.
import { Text } from "@mantine/core";
import { type JSONContent, Node } from "@tiptap/core";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { footnoteText } from "#schema/validation/core/editor-dialogs.ts";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
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
  const [before] = useState(() => chosenFootnote(editor)?.toJSON() as JSONContent | undefined);
  const form = useServerForm({
    name: "footnote",
    schema: footnoteText,
    initialValues: { text: chosenFootnote(editor)?.textContent ?? "" },
    labels: { text: "editor.footnote.text" },
    send: async ({ text }) => {
      write(text);
      onClose();
      return { ok: true };
    },
  });
  const { id, error, onChange } = form.field("text");
  const line = useEditor({
    extensions: [Line, ...lettersOnly()],
    content: { type: "doc", content: [{ type: "paragraph", content: before?.content ?? [] }] },
    autofocus: "end",
    onUpdate: ({ editor: typed }) => onChange(typed.getText()),
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
  const write = (text: string) => {
    const content = text.trim() === "" ? [] : (line.getJSON().content?.[0]?.content ?? []);
    const chain = editor.chain().focus();
    if (content.length > 0) {
      // What is chosen stays: the footnote comes behind it.
      const place = before ? chain : chain.setTextSelection(editor.state.selection.to);
      place.insertContent({ type: "footnote", content }).run();
    } else if (before) chain.deleteSelection().run();
  };
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="editor.footnote.title" />}
      answer={<FormattedMessage id="editor.dialog.apply" />}
      isOfOneField
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
        <FieldError id={id} code={error} />
      </div>
    </ServerFormDialog>
  );
}
