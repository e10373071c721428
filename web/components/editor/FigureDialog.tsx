// Asks for the words of an image: what it shows, for whoever does not see it, which is needed, and the line under it.
import { Input } from "@mantine/core";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { FieldShell, tied } from "#web/components/forms/FieldShell.tsx";
import { EditorDialog } from "./EditorDialog.tsx";
import styles from "./FigureDialog.module.css";

/** As in schema/validation/document.ts. */
const LINE_MAX = 500;

export interface FigureWords {
  readonly alt: string;
  readonly caption: string | null;
}

interface FigureDialogProps {
  /** Address of the image. */
  src: string;
  words: FigureWords;
  onAnswer: (words: FigureWords) => void;
  onClose: () => void;
}

export function FigureDialog({ src, words, onAnswer, onClose }: FigureDialogProps) {
  const id = useId();
  const [alt, setAlt] = useState(words.alt);
  const [caption, setCaption] = useState(words.caption ?? "");
  const [missing, setMissing] = useState(false);
  const error = missing && alt.trim() === "" ? "ALT_REQUIRED" : undefined;
  const hint = <FormattedMessage id="editor.figure.altHint" />;
  const answer = () => {
    if (alt.trim() === "") {
      setMissing(true);
      document.getElementById(`${id}-alt`)?.focus();
      return;
    }
    onAnswer({ alt: alt.trim(), caption: caption.trim() || null });
  };
  return (
    <EditorDialog
      title={<FormattedMessage id="editor.figure.title" />}
      answer={<FormattedMessage id="editor.dialog.apply" />}
      onAnswer={answer}
      onClose={onClose}
    >
      <img className={styles.image} src={src} alt="" />
      <FieldShell id={`${id}-alt`} label="editor.figure.alt" needed error={error} hint={hint}>
        <Input
          attributes={{ input: tied(`${id}-alt`, error, hint) }}
          withAria={false}
          autoComplete="off"
          maxLength={LINE_MAX}
          required
          value={alt}
          error={error !== undefined}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      </FieldShell>
      <FieldShell id={`${id}-caption`} label="editor.figure.caption" needed={false} error={undefined}>
        <Input
          attributes={{ input: { id: `${id}-caption` } }}
          withAria={false}
          autoComplete="off"
          maxLength={LINE_MAX}
          value={caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
      </FieldShell>
    </EditorDialog>
  );
}
