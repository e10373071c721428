// An image that was uploaded for a text.
import type { Editor } from "@tiptap/react";
import type { UploadedFile } from "#web/api/upload.ts";
import { FigureDialog } from "./FigureDialog.tsx";
import { useFileAddress } from "./use-file-address.ts";

/** Asks for the words of an image that has arrived and puts it into the text; without them it stays outside. */
export function NewFigure({
  file,
  editor,
  onSettled,
}: {
  file: UploadedFile;
  editor: Editor;
  onSettled: () => void;
}) {
  const src = useFileAddress(file.url);
  if (src === null) return null;
  return (
    <FigureDialog
      src={src}
      words={{ alt: "", caption: null }}
      onClose={onSettled}
      onAnswer={({ alt, caption }) => {
        const { key: fileKey, name: fileName, width, height } = file;
        const attrs = { fileKey, fileName, width, height, alt, caption };
        editor.chain().focus().insertContent({ type: "figure", attrs }).run();
        onSettled();
      }}
    />
  );
}
