// A formatted text: ProseMirror JSON as the Tiptap editor writes it, held to one shape. What this file does
// not name is refused, never stripped: what was saved is what is shown, and the renderer need not check it
// again (docs/site.md#posts).

import { z } from "#schema/validation/zod.ts";
import { DOCUMENT_MAX_NODES, DOCUMENT_MAX_TEXT, isWithinBounds } from "./document-bounds.ts";
import { isSafeHref } from "./href.ts";
import { BIDI_CONTROLS } from "./lines.ts";
import { LIST_MARKERS, type ListMarker } from "./list-markers.ts";

const LINE_MAX = 500;
const SPAN_MAX = 100;
const PIXELS_MAX = 20_000;
/** Characters of a footnote. */
export const FOOTNOTE_MAX = 2_000;
/** How many steps a paragraph may be indented. */
export const INDENT_MAX = 6;

/** No control characters but tab and line feed, no lone surrogates: PostgreSQL and XML take neither. */
const UNSAVABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

/** A text of a document. @param max UTF-16 units */
export const documentText = (max: number) =>
  z
    .string()
    .normalize("NFC")
    .max(max, { error: "TOO_LONG" })
    .refine((value) => !UNSAVABLE.test(value) && !BIDI_CONTROLS.test(value), { error: "TEXT_INVALID" });

const plainMark = <Name extends string>(type: Name) => z.strictObject({ type: z.literal(type) });
const mark = z.discriminatedUnion("type", [
  plainMark("bold"),
  plainMark("italic"),
  plainMark("underline"),
  plainMark("strike"),
  plainMark("code"),
  plainMark("superscript"),
  plainMark("subscript"),
  z.strictObject({
    type: z.literal("link"),
    attrs: z.strictObject({ href: z.string().refine(isSafeHref, { error: "TEXT_INVALID" }) }),
  }),
]);

const textNode = z.strictObject({
  type: z.literal("text"),
  text: documentText(DOCUMENT_MAX_TEXT).min(1),
  marks: z
    .array(mark)
    .refine((marks) => new Set(marks.map(({ type }) => type)).size === marks.length)
    .optional(),
});
const hardBreak = z.strictObject({ type: z.literal("hardBreak") });
/** Said at the end of the text; it has a number there and where it is. */
const footnote = z.strictObject({
  type: z.literal("footnote"),
  content: z
    .array(textNode)
    .min(1)
    .refine((texts) => texts.reduce((sum, { text }) => sum + text.length, 0) <= FOOTNOTE_MAX, {
      error: "TOO_LONG",
    }),
});
const inline = z.array(z.discriminatedUnion("type", [textNode, hardBreak, footnote]));

const textAlign = z.enum(["left", "center", "right", "justify"]).nullable().optional();
const indent = z.int().min(1).max(INDENT_MAX).nullable().optional();
const paragraph = z.strictObject({
  type: z.literal("paragraph"),
  attrs: z
    .strictObject({
      textAlign,
      indent,
      /** Its lines are close, and no room is left before the next one like it. */
      compact: z.literal(true).nullable().optional(),
    })
    .optional(),
  content: inline.optional(),
});
const heading = z.strictObject({
  type: z.literal("heading"),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]), textAlign, indent }),
  content: inline.optional(),
});
const horizontalRule = z.strictObject({ type: z.literal("horizontalRule") });
const figure = z.strictObject({
  type: z.literal("figure"),
  attrs: z.strictObject({
    /** Where the store keeps the image; letters, digits, `-` and `_`. */
    fileKey: z.string().regex(/^[\w-]{1,100}$/),
    fileName: documentText(LINE_MAX).min(1),
    /** Empty for decoration. */
    alt: documentText(LINE_MAX),
    width: z.int().min(1).max(PIXELS_MAX),
    height: z.int().min(1).max(PIXELS_MAX),
    caption: documentText(LINE_MAX).nullable().optional(),
  }),
});

const listItem = z.strictObject({
  type: z.literal("listItem"),
  get content(): z.ZodType<RichTextBlock[]> {
    return blocks;
  },
});
const bulletList = z.strictObject({ type: z.literal("bulletList"), content: z.array(listItem).min(1) });
const orderedList = z.strictObject({
  type: z.literal("orderedList"),
  attrs: z
    .strictObject({
      start: z.int().min(0).max(DOCUMENT_MAX_NODES).optional(),
      /** How it counts; plainly, "1.", and unsaid in versions without one. */
      marker: z.enum(LIST_MARKERS).nullable().optional(),
    })
    .optional(),
  content: z.array(listItem).min(1),
});
const blockquote = z.strictObject({
  type: z.literal("blockquote"),
  get content(): z.ZodType<RichTextBlock[]> {
    return blocks;
  },
});

const cellAttributes = z.strictObject({
  colspan: z.int().min(1).max(SPAN_MAX).optional(),
  rowspan: z.int().min(1).max(SPAN_MAX).optional(),
  /** Pixels of each spanned column. */
  colwidth: z.array(z.int().min(0).max(PIXELS_MAX)).max(SPAN_MAX).nullable().optional(),
});
const tableHeader = z.strictObject({
  type: z.literal("tableHeader"),
  attrs: cellAttributes.optional(),
  get content(): z.ZodType<RichTextBlock[]> {
    return blocks;
  },
});
const tableCell = z.strictObject({
  type: z.literal("tableCell"),
  attrs: cellAttributes.optional(),
  get content(): z.ZodType<RichTextBlock[]> {
    return blocks;
  },
});
const tableRow = z.strictObject({
  type: z.literal("tableRow"),
  content: z.array(z.discriminatedUnion("type", [tableHeader, tableCell])).min(1),
});
const table = z.strictObject({ type: z.literal("table"), content: z.array(tableRow).min(1) });

const blockNodes = [
  paragraph,
  heading,
  bulletList,
  orderedList,
  blockquote,
  horizontalRule,
  table,
  figure,
] as const;
const block = z.discriminatedUnion("type", blockNodes);
const blocks = z.array(block).min(1);

const shape = z.strictObject({ type: z.literal("doc"), content: blocks });

/** A whole document within its bounds. Issues carry TOO_LONG, TEXT_INVALID or Zod's own words (a wrong shape). */
export const richTextDocument = z.unknown().refine(isWithinBounds, { error: "TOO_LONG" }).pipe(shape);

export type RichTextMark = z.output<typeof mark>;
interface RichTextListItem {
  type: "listItem";
  content: RichTextBlock[];
}
interface RichTextCell {
  type: "tableHeader" | "tableCell";
  attrs?: z.output<typeof cellAttributes> | undefined;
  content: RichTextBlock[];
}
interface RichTextRow {
  type: "tableRow";
  content: RichTextCell[];
}
/** What may be at the top of a document, in a quote, a list item or a cell. */
export type RichTextBlock =
  | z.output<typeof paragraph>
  | z.output<typeof heading>
  | z.output<typeof horizontalRule>
  | z.output<typeof figure>
  | { type: "bulletList"; content: RichTextListItem[] }
  | {
      type: "orderedList";
      attrs?: { start?: number | undefined; marker?: ListMarker | null | undefined } | undefined;
      content: RichTextListItem[];
    }
  | { type: "blockquote"; content: RichTextBlock[] }
  | { type: "table"; content: RichTextRow[] };
/** What may be in a line. */
export type RichTextInline =
  | z.output<typeof textNode>
  | z.output<typeof hardBreak>
  | z.output<typeof footnote>;
/** Every node below the document, by `type`. */
export type RichTextNode = RichTextBlock | RichTextInline | RichTextListItem | RichTextRow | RichTextCell;
export interface RichTextDocument {
  type: "doc";
  content: RichTextBlock[];
}
