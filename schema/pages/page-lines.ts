// A version of a page as lines of plain text, in reading order: what two versions are compared by.
import type { Prisma } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { toDocument } from "#schema/shared/stored-document.ts";
import type { RichTextBlock, RichTextCell } from "#schema/validation/document.ts";
import { nodesOf } from "#schema/validation/document-nodes.ts";

/** What a line is. A row of a table is one line, an entry and a person too. */
export const LINE_ROLES = ["TITLE", "HEADING", "PARAGRAPH", "LIST_ITEM", "QUOTE", "ROW", "FIGURE"] as const;
export type LineRole = (typeof LINE_ROLES)[number];

export interface Line {
  readonly role: LineRole;
  readonly text: string;
}

/** What the lines of a version are made of. */
export const comparable = {
  titleKo: true,
  titleEn: true,
  contentKo: true,
  contentEn: true,
  entries: { orderBy: { position: "asc" } },
  people: { orderBy: { position: "asc" } },
} satisfies Prisma.PageVersionSelect;
export type Comparable = Prisma.PageVersionGetPayload<{ select: typeof comparable }>;

/** The lines of a version in one of its languages; what an item lacks in it is taken from Korean. */
export function linesOf(version: Comparable, language: Language): Line[] {
  const en = language === "EN";
  const pick = (ko: string | null, english: string | null) => (en ? (english ?? ko) : ko);
  const lines: Line[] = [{ role: "TITLE", text: pick(version.titleKo, version.titleEn) ?? "" }];
  const content = toDocument(en ? (version.contentEn ?? version.contentKo) : version.contentKo);
  for (const block of content?.content ?? []) addBlock(lines, block, "PARAGRAPH");
  for (const { year, month, day, titleKo, titleEn, bodyKo, bodyEn } of version.entries) {
    const date = [year, month, day].filter((part) => part !== null).join(". ");
    lines.push({ role: "HEADING", text: [date, pick(titleKo, titleEn)].filter(Boolean).join(" ") });
    for (const text of (pick(bodyKo, bodyEn) ?? "").split(/\n+/)) lines.push({ role: "PARAGRAPH", text });
  }
  for (const person of version.people) {
    const term = person.termFrom === null ? null : `${person.termFrom}–${person.termTo ?? ""}`;
    const parts = [
      pick(person.roleKo, person.roleEn),
      pick(person.nameKo, person.nameEn),
      pick(person.affiliationKo, person.affiliationEn),
      term,
    ];
    lines.push({ role: "ROW", text: parts.filter(Boolean).join(" · ") });
  }
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
