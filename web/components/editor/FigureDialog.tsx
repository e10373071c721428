// Asks for the words of an image: what it shows, for anyone who does not see it, which is needed, and the line under it.
import { Image } from "@mantine/core";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";

/** As in schema/validation/core/document.ts. */
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
  const line = { autoComplete: "off", maxLength: LINE_MAX, onBlur: () => {} };
  const answer = () => {
    if (alt.trim() === "") {
      setMissing(true);
      document.getElementById(`${id}-alt`)?.focus();
      return;
    }
    onAnswer({ alt: alt.trim(), caption: caption.trim() || null });
  };
  return (
    <FormDialog
      title={<FormattedMessage id="editor.figure.title" />}
      answer={<FormattedMessage id="editor.dialog.apply" />}
      onAnswer={answer}
      onClose={onClose}
    >
      <Image src={src} alt="" mah={200} fit="contain" bg="gray.0" />
      <TextField
        {...line}
        id={`${id}-alt`}
        name="alt"
        label="editor.figure.alt"
        needed
        hint={<FormattedMessage id="editor.figure.altHint" />}
        value={alt}
        error={missing && alt.trim() === "" ? "ALT_REQUIRED" : undefined}
        onChange={setAlt}
      />
      <TextField
        {...line}
        id={`${id}-caption`}
        name="caption"
        label="editor.figure.caption"
        needed={false}
        value={caption}
        error={undefined}
        onChange={setCaption}
      />
    </FormDialog>
  );
}
