// Stored pictures in the places of those that an old text named.
import type { RichTextBlock } from "#schema/validation/core/document.ts";
import type { ImportedFile } from "./import-file.ts";

type Figure = Extract<RichTextBlock, { type: "figure" }>;

export const figureOf = ({ key, name, width, height }: ImportedFile, alt: string): Figure => ({
  type: "figure",
  attrs: { fileKey: key, fileName: name, alt, width: width ?? 1, height: height ?? 1 },
});

/** The same blocks; a picture that could not be imported is left out, with what was around it alone. */
export function placeFigures(
  blocks: readonly RichTextBlock[],
  stored: ReadonlyMap<string, ImportedFile | null>,
): RichTextBlock[] {
  return blocks.flatMap((block): RichTextBlock[] => {
    if (block.type === "figure") {
      const file = stored.get(block.attrs.fileKey);
      return file ? [figureOf(file, block.attrs.alt)] : [];
    }
    if (block.type === "blockquote") {
      const content = placeFigures(block.content, stored);
      return content.length === 0 ? [] : [{ ...block, content }];
    }
    if (block.type === "bulletList" || block.type === "orderedList") {
      const content = block.content
        .map((item) => ({ ...item, content: placeFigures(item.content, stored) }))
        .filter((item) => item.content.length > 0);
      return content.length === 0 ? [] : [{ ...block, content }];
    }
    if (block.type === "table") {
      const content = block.content.map((row) => ({
        ...row,
        content: row.content.map((cell) => {
          const inside = placeFigures(cell.content, stored);
          return { ...cell, content: inside.length > 0 ? inside : [{ type: "paragraph" as const }] };
        }),
      }));
      return [{ ...block, content }];
    }
    return [block];
  });
}
