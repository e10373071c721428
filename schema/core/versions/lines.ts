// A document as lines of plain text, in reading order: what two versions are compared by.
import type { RichTextBlock, RichTextDocument, RichTextNode } from "#schema/validation/core/document.ts";
import { markerText } from "#schema/validation/core/list-markers.ts";

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

type ListBlock = Extract<RichTextBlock, { type: "bulletList" | "orderedList" }>;

/** `mark` is before its first line. */
function addBlock(lines: Line[], block: RichTextBlock, role: LineRole, mark = ""): void {
  const add = (lineRole: LineRole, text: string) =>
    lines.push({ role: lineRole, text: [mark, text.replace(/\s+/gu, " ").trim()].filter(Boolean).join(" ") });
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
      return void addItems(lines, block);
    case "table":
      for (const row of block.content) add("ROW", row.content.map(textOf).join(" | "));
  }
}

/** A list that says how it counts is read with its marks: people cite "1. 가." by them. */
function addItems(lines: Line[], list: ListBlock): void {
  const { marker = null, start = 1 } = (list.type === "orderedList" && list.attrs) || {};
  for (const [index, { content }] of list.content.entries()) {
    const mark = marker === null ? "" : markerText(marker, start + index);
    for (const [place, child] of content.entries()) {
      addBlock(lines, child, "LIST_ITEM", place === 0 ? mark : "");
    }
  }
}

function textOf(node: RichTextNode): string {
  if (node.type === "text") return node.text;
  if (node.type === "hardBreak") return " ";
  const words = "content" in node ? (node.content ?? []).map(textOf).join("") : "";
  // A footnote is read where it is.
  if (node.type === "footnote") return ` [${words}]`;
  return node.type === "paragraph" ? ` ${words}` : words;
}
