// A formatted text to write: toolbar, text, images on their way, and what is wrong with it.
import { Box, Text } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import type { Editor } from "@tiptap/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { IMAGE_TYPES } from "#schema/validation/core/files.ts";
import type { UploadedFile } from "#web/api/upload.ts";
import { useFilesUnderWay } from "#web/components/forms/awaited-files.ts";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import article from "#web/components/rich-text/RichText.module.css";
import { EditorToolbar } from "./EditorToolbar.tsx";
import { FootnoteDialog } from "./FootnoteDialog.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import { type LastFigure, NewFigure } from "./NewFigure.tsx";
import { PasteNotice } from "./PasteNotice.tsx";
import styles from "./RichTextField.module.css";
import { UploadList } from "./UploadList.tsx";
import { usePasteOffer } from "./use-paste-offer.ts";
import { useTextEditor } from "./use-text-editor.ts";
import { useUploads } from "./use-uploads.ts";

interface RichTextFieldProps {
  id: string;
  lang: "ko" | "en";
  /** What it starts from; later changes are the editor's own. */
  document: RichTextDocument;
  label: React.ReactNode;
  error: FieldCode | undefined;
  /** False: a text without pictures. */
  images?: boolean;
  /** Its accessible name; the screen shows it in another way. */
  isLabelSpoken?: boolean;
  onChange: (editor: Editor) => void;
  /** Called with its editor, and with null at its end. */
  onEditor?: ((editor: Editor | null) => void) | undefined;
}

export function RichTextField({
  id,
  lang,
  document,
  label,
  error,
  images = true,
  isLabelSpoken = false,
  onChange,
  onEditor,
}: RichTextFieldProps) {
  const labelId = `${id}-label`;
  const [asks, setAsks] = useState<"link" | "footnote" | null>(null);
  const [lost, setLost] = useState(0);
  /** Uploaded images that wait for their words, one dialog after the other. */
  const [waiting, setWaiting] = useState<readonly UploadedFile[]>([]);
  const uploads = useUploads("image", (file) => setWaiting((before) => [...before, file]));
  // They are not in the text yet, and would not be saved with it.
  useFilesUnderWay(waiting.map(() => ({ failed: null })));
  const chooser = useRef<HTMLInputElement>(null);
  const lastFigure = useRef<LastFigure | null>(null);
  const editor = useTextEditor({
    document,
    id,
    lang,
    labelledBy: labelId,
    onChange,
    onImages: (files) => images && uploads.add(files),
    onLostImages: setLost,
    onFootnote: () => setAsks("footnote"),
    onLink: () => setAsks("link"),
    onPaste: (data) => pasted.onPaste(data),
  });
  const pasted = usePasteOffer(editor);
  const report = useEffectEvent((here: Editor | null) => onEditor?.(here));
  useEffect(() => {
    report(editor);
    return () => report(null);
  }, [editor]);
  const [next] = waiting;
  const settle = () => setWaiting((before) => before.slice(1));
  return (
    <Box miw={0}>
      {isLabelSpoken ? (
        <span id={labelId} className="spoken">
          {label}
        </span>
      ) : (
        <Text id={labelId} span display="block" mb={8} fz="0.9375rem" fw={600} lh={1.5}>
          {label}
        </Text>
      )}
      <RichTextEditor
        editor={editor}
        unstyled
        withTypographyStyles={false}
        className={error === undefined ? styles.frame : `${styles.frame} ${styles.wrong}`}
      >
        <EditorToolbar
          editor={editor}
          labelledBy={labelId}
          controls={id}
          onLink={() => setAsks("link")}
          onFootnote={() => setAsks("footnote")}
          onImage={images ? () => chooser.current?.click() : null}
        />
        <RichTextEditor.Content className={`readingText ${styles.content} ${article.article}`} lang={lang} />
        <UploadList uploads={uploads} />
      </RichTextEditor>
      <input
        ref={chooser}
        hidden
        type="file"
        accept={IMAGE_TYPES.join()}
        multiple
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          uploads.add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <FieldError id={id} code={error} />
      <PasteNotice
        lostImages={lost}
        offer={pasted.offer}
        onAccept={pasted.accept}
        onDecline={pasted.decline}
      />
      {asks === "link" ? <LinkDialog editor={editor} onClose={() => setAsks(null)} /> : null}
      {asks === "footnote" ? (
        <FootnoteDialog editor={editor} lang={lang} onClose={() => setAsks(null)} />
      ) : null}
      {next ? (
        <NewFigure key={next.id} file={next} editor={editor} last={lastFigure} onSettled={settle} />
      ) : null}
    </Box>
  );
}
