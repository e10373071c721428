// A document as lines of plain text, in reading order: what two versions are compared by.
import type { RichTextBlock, RichTextCell, RichTextDocument } from "#schema/validation/document.ts";
import { nodesOf } from "#schema/validation/document-nodes.ts";

/** What a line is. A row of a table is one line, an entry and a person too. */
export const LINE_ROLES = ["TITLE", "HEADING", "PARAGRAPH", "LIST_ITEM", "QUOTE", "ROW", "FIGURE"] as const;
export type LineRole = (typeof LINE_ROLES)[number];

export interface Line {
  readonly role: LineRole;
  readonly text: string;
}

/** The lines of a document; none where there is no document. */
export function documentLines(document: RichTextDocument | null): Line[] {
  const lines: Line[] = [];
  for (const block of document?.content ?? []) addBlock(lines, block, "PARAGRAPH");
  return lines.filter(({ text }) => text !== "");
}

function addBlock(lines: Line[], block: RichTextBlock, role: LineRole): void {
  const add = (lineRole: LineRole, text: string) =>
    lines.push({ role: lineRole, text: text.replace(/\s+/gu, " ").trim() });
  switch (block.type) {
    case "paragraph":
      return void add(role, textOf(block));
    case "heading":
      return void add("HEADING", textOf(block));
    case "horizontalRule":
      return;
    case "figure":
      return void add("FIGURE", [block.attrs.alt, block.attrs.caption].filter(Boolean).join(" · "));
    case "blockquote":
      for (const child of block.content) addBlock(lines, child, "QUOTE");
      return;
    case "bulletList":
    case "orderedList":
      for (const item of block.content) for (const child of item.content) addBlock(lines, child, "LIST_ITEM");
      return;
    case "table":
      for (const row of block.content) add("ROW", row.content.map(textOf).join(" | "));
  }
}

function textOf(node: Extract<RichTextBlock, { type: "paragraph" | "heading" }> | RichTextCell): string {
  let text = "";
  for (const child of nodesOf({ content: node.content ?? [] })) {
    if (child.type === "text") text += child.text;
    else if (child.type === "hardBreak" || child.type === "paragraph") text += " ";
  }
  return text;
}
