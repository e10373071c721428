// Texts of whatever blocks and form the document schema knows, for tests of translation.
import fc from "fast-check";
import { LIST_MARKERS } from "#schema/validation/core/list-markers.ts";
import type { JsonNode } from "#schema/validation/core/translation/segments.ts";

/** In the order in which an editor writes them. */
const MARKS = [
  { type: "link", attrs: { href: "https://example.org/" } },
  { type: "bold" },
  { type: "italic" },
  { type: "strike" },
  { type: "code" },
  { type: "superscript" },
  { type: "subscript" },
  { type: "underline" },
] as const;

const words = fc.string({ unit: fc.constantFrom(..."가나다 라"), minLength: 1, maxLength: 6 });
/** Two at most for most words: what is bold, italic and struck through at once is rare. */
const marks = fc.oneof(
  { weight: 6, arbitrary: fc.subarray([...MARKS], { maxLength: 2 }) },
  { weight: 1, arbitrary: fc.subarray([...MARKS]) },
);
const text = fc
  .tuple(words, marks)
  .map(([one, own]): JsonNode => ({ type: "text", text: one, ...(own.length > 0 ? { marks: own } : {}) }));
const node = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.constant<JsonNode>({ type: "hardBreak" }) },
  {
    weight: 1,
    arbitrary: fc
      .array(text, { minLength: 1, maxLength: 2 })
      .map((content): JsonNode => ({ type: "footnote", content })),
  },
);
export const anyLine = fc.array(node, { maxLength: 6 });

/** Each attribute is there or not. */
const some = <T extends object>(model: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) =>
  fc.record(model, { requiredKeys: [] });
/** With its members in the order in which an editor writes them. */
const withAttrs = ({ type, content }: JsonNode, attrs: object): JsonNode => ({
  type,
  ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
  content,
});

const shaped = {
  textAlign: fc.constantFrom("left", "center", "right", "justify", null),
  indent: fc.integer({ min: 1, max: 6 }),
};
const paragraph = fc
  .tuple(anyLine, some({ ...shaped, compact: fc.constant(true) }))
  .map(([content, attrs]) => withAttrs({ type: "paragraph", content }, attrs));
const heading = fc
  .tuple(anyLine, fc.constantFrom(2, 3, 4), some(shaped))
  .map(([content, level, attrs]): JsonNode => ({ type: "heading", attrs: { level, ...attrs }, content }));
const figure = fc.tuple(fc.oneof(words, fc.constant("")), fc.oneof(words, fc.constant(null))).map(
  ([alt, caption]): JsonNode => ({
    type: "figure",
    attrs: { fileKey: "k", fileName: "k.png", width: 1, height: 1, alt, caption },
  }),
);
const spans = some({
  colspan: fc.integer({ min: 1, max: 3 }),
  rowspan: fc.integer({ min: 1, max: 3 }),
  colwidth: fc.constantFrom([120], null),
});

const tree = fc.letrec<{
  block: JsonNode;
  blocks: JsonNode[];
  item: JsonNode;
  cell: JsonNode;
  row: JsonNode;
}>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    paragraph,
    heading,
    figure,
    fc.constant<JsonNode>({ type: "horizontalRule" }),
    fc
      .array(tie("item"), { minLength: 1, maxLength: 3 })
      .map((content): JsonNode => ({ type: "bulletList", content })),
    fc
      .tuple(
        fc.array(tie("item"), { minLength: 1, maxLength: 3 }),
        some({ start: fc.integer({ min: 0, max: 9 }), marker: fc.constantFrom(...LIST_MARKERS, null) }),
      )
      .map(([content, attrs]) => withAttrs({ type: "orderedList", content }, attrs)),
    tie("blocks").map((content): JsonNode => ({ type: "blockquote", content })),
    fc
      .array(tie("row"), { minLength: 1, maxLength: 2 })
      .map((content): JsonNode => ({ type: "table", content })),
  ),
  blocks: fc.array(tie("block"), { minLength: 1, maxLength: 2 }),
  item: tie("blocks").map((content): JsonNode => ({ type: "listItem", content })),
  cell: fc
    .tuple(fc.constantFrom("tableHeader", "tableCell"), tie("blocks"), spans)
    .map(([type, content, attrs]) => withAttrs({ type, content }, attrs)),
  row: fc
    .array(tie("cell"), { minLength: 1, maxLength: 2 })
    .map((content): JsonNode => ({ type: "tableRow", content })),
}));

/** The blocks of a text. */
export const anyText: fc.Arbitrary<JsonNode[]> = fc.array(tree.block, { minLength: 1, maxLength: 5 });
