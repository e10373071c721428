// Asks for the words of an image: what it shows, for anyone who does not see it, which is needed, and the line under it.
import { Image } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { FIGURE_WORDS_MAX_LENGTH, figureWords } from "#schema/validation/core/editor-dialogs.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";

interface FigureWords {
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
  const form = useServerForm({
    name: "figure",
    schema: figureWords,
    initialValues: { alt: words.alt, caption: words.caption ?? "" },
    labels: { alt: "editor.figure.alt", caption: "editor.figure.caption" },
    send: async (typed) => {
      onAnswer(typed);
      return { ok: true };
    },
  });
  const line = { autoComplete: "off", maxLength: FIGURE_WORDS_MAX_LENGTH };
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="editor.figure.title" />}
      answer={<FormattedMessage id="editor.dialog.apply" />}
      isOfOneField
      onClose={onClose}
    >
      <Image src={src} alt="" mah={200} fit="contain" bg="gray.0" />
      <TextField
        {...form.field("alt")}
        {...line}
        needed
        hint={<FormattedMessage id="editor.figure.altHint" />}
      />
      <TextField {...form.field("caption")} {...line} needed={false} />
    </ServerFormDialog>
  );
}
