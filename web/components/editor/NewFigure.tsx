// An image that was uploaded for a text.
import type { Editor } from "@tiptap/react";
import type { RefObject } from "react";
import type { UploadedFile } from "#web/api/upload.ts";
import { FigureDialog } from "./FigureDialog.tsx";
import { useFileAddress } from "./use-file-address.ts";

/** The figure that was put into the text last, and where the cursor was after it. */
export interface LastFigure {
  readonly fileKey: string;
  readonly cursor: number;
}

/**
 * Where the last figure ends, while the cursor is where it was left: behind a figure at the end of a text
 * there is no place for it, and of twelve pictures the first would come last.
 * @returns null: the next one goes to the cursor
 */
function endOfLast({ state }: Editor, last: LastFigure | null): number | null {
  if (last?.cursor !== state.selection.from) return null;
  const ends: number[] = [];
  state.doc.descendants((node, at) => {
    if (node.type.name === "figure" && node.attrs.fileKey === last.fileKey) ends.push(at + node.nodeSize);
  });
  return ends.at(-1) ?? null;
}

/** Asks for the words of an image that has arrived and puts it into the text; without them it stays outside. */
export function NewFigure({
  file,
  editor,
  last,
  onSettled,
}: {
  file: UploadedFile;
  editor: Editor;
  last: RefObject<LastFigure | null>;
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
        const figure = { type: "figure", attrs };
        const behind = endOfLast(editor, last.current);
        const chain = editor.chain().focus();
        (behind === null ? chain.insertContent(figure) : chain.insertContentAt(behind, figure)).run();
        last.current = { fileKey, cursor: editor.state.selection.from };
        onSettled();
      }}
    />
  );
}
