// A document as plain text: its blocks in order, and the words under its pictures.
import type { RichTextDocument, RichTextNode } from "#schema/validation/document.ts";

/** One space between blocks. */
export function documentText(document: RichTextDocument): string {
  const parts: string[] = [];
  const visit = (node: RichTextNode): void => {
    if (node.type === "text") {
      parts.push(node.text);
      return;
    }
    if (node.type === "figure" && node.attrs.caption) parts.push(" ", node.attrs.caption);
    if ("content" in node && node.content) for (const child of node.content) visit(child);
    parts.push(" ");
  };
  for (const block of document.content) visit(block);
  return parts.join("").trim();
}
