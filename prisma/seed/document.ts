// Writes ProseMirror documents the way a person writes a text: `doc(h2("…"), p("…"), ul("…", "…"))`. Blocks are composed for
// a language and a day of publication, because dates and pictures depend on them. Inside a line: **strong**, *emphasis*,
// [words](address), a line feed for a break, and the date tokens of dates.ts.
import type { Prisma } from "#prisma/generated/client.ts";
import type { RichTextBlock, RichTextDocument, RichTextMark } from "#schema/validation/core/document.ts";
import { fillDates, type SeedLanguage } from "./dates.ts";

/** A picture of the store as a document refers to it. */
export interface PlacedImage {
  readonly key: string;
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** What a text is composed for. */
export interface Composition {
  readonly language: SeedLanguage;
  readonly publishedAt: Date;
  /** @throws when there is no such picture */
  image(scene: string): PlacedImage;
}

/** A block that knows how to become a node. */
export type Block = (composition: Composition) => RichTextBlock;
type Inline = NonNullable<Extract<RichTextBlock, { type: "paragraph" }>["content"]>;

/** The document of some blocks; at least one. */
export function doc(composition: Composition, blocks: readonly Block[]): RichTextDocument {
  return { type: "doc", content: blocks.map((block) => block(composition)) };
}

/** A document as a JSON column takes it. */
export function toColumn(document: RichTextDocument): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(document));
}

export const p =
  (line: string): Block =>
  (composition) => ({ type: "paragraph", content: inline(line, composition) });

const heading =
  (level: 2 | 3) =>
  (line: string): Block =>
  (composition) => ({ type: "heading", attrs: { level }, content: inline(line, composition) });
export const h2 = heading(2);
export const h3 = heading(3);

export const hr: Block = () => ({ type: "horizontalRule" });

export const ul =
  (...items: string[]): Block =>
  (composition) => ({ type: "bulletList", content: listItems(items, composition) });

export const ol =
  (...items: string[]): Block =>
  (composition) => ({ type: "orderedList", content: listItems(items, composition) });

export const quote =
  (...lines: string[]): Block =>
  (composition) => ({ type: "blockquote", content: lines.map((line) => p(line)(composition)) });

/** The first row is the head; every row has as many cells. */
export const table =
  (head: readonly string[], ...rows: readonly (readonly string[])[]): Block =>
  (composition) => ({
    type: "table",
    content: [
      {
        type: "tableRow",
        // An empty corner heads nothing.
        content: head.map((cell) => ({
          type: cell === "" ? ("tableCell" as const) : ("tableHeader" as const),
          content: [p(cell)(composition)],
        })),
      },
      ...rows.map((row) => ({
        type: "tableRow" as const,
        content: row.map((cell) => ({ type: "tableCell" as const, content: [p(cell)(composition)] })),
      })),
    ],
  });

/** A picture of images/scenes.ts with a caption; its alternative text comes with the picture. */
export const figure =
  (scene: string, caption: string): Block =>
  (composition) => {
    const { key, name, alt, width, height } = composition.image(scene);
    const { language, publishedAt } = composition;
    const attrs = { fileKey: key, fileName: name, alt, width, height };
    return { type: "figure", attrs: { ...attrs, caption: fillDates(caption, publishedAt, language) } };
  };

function listItems(items: readonly string[], composition: Composition) {
  return items.map((item) => ({ type: "listItem" as const, content: [p(item)(composition)] }));
}

const PIECES = /\*\*(?<bold>.+?)\*\*|\*(?<italic>.+?)\*|\[(?<label>.+?)\]\((?<href>\S+?)\)|(?<lineFeed>\n)/gu;

function inline(line: string, { publishedAt, language }: Composition): Inline {
  const text = fillDates(line, publishedAt, language);
  const nodes: Inline = [];
  const say = (words: string, ...marks: RichTextMark[]) => {
    if (words) nodes.push({ type: "text", text: words, ...(marks.length > 0 ? { marks } : {}) });
  };
  let end = 0;
  for (const piece of text.matchAll(PIECES)) {
    say(text.slice(end, piece.index));
    end = piece.index + piece[0].length;
    const { bold, italic, label, href } = piece.groups ?? {};
    if (bold) say(bold, { type: "bold" });
    else if (italic) say(italic, { type: "italic" });
    else if (label && href) say(label, { type: "link", attrs: { href } });
    else nodes.push({ type: "hardBreak" });
  }
  say(text.slice(end));
  return nodes;
}
