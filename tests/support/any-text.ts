// Texts of whatever blocks and form, for tests of translation.
import fc from "fast-check";
import type { JsonNode } from "#schema/validation/core/translation/segments.ts";

const LINK = { type: "link", attrs: { href: "https://example.org/" } };
const words = fc.string({ unit: fc.constantFrom(..."가나다 라"), minLength: 1, maxLength: 6 });
const marks = fc.subarray([{ type: "bold" }, { type: "italic" }, LINK]);
const node = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(words, marks)
      .map(
        ([one, own]): JsonNode => ({ type: "text", text: one, ...(own.length > 0 ? { marks: own } : {}) }),
      ),
  },
  { weight: 1, arbitrary: fc.constant<JsonNode>({ type: "hardBreak" }) },
  {
    weight: 1,
    arbitrary: words.map((one): JsonNode => ({ type: "footnote", content: [{ type: "text", text: one }] })),
  },
);
export const anyLine = fc.array(node, { maxLength: 6 });
const block: fc.Arbitrary<JsonNode> = fc.letrec((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    anyLine.map((content): JsonNode => ({ type: "paragraph", content })),
    anyLine.map((content): JsonNode => ({ type: "heading", attrs: { level: 2 }, content })),
    fc.array(fc.array(tie("block"), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }).map(
      (items): JsonNode => ({
        type: "bulletList",
        content: items.map((content) => ({ type: "listItem", content: content as JsonNode[] })),
      }),
    ),
    words.map((alt): JsonNode => ({ type: "figure", attrs: { fileKey: "k", alt, caption: null } })),
  ),
})).block as fc.Arbitrary<JsonNode>;

/** The blocks of a text. */
export const anyText: fc.Arbitrary<JsonNode[]> = fc.array(block, { minLength: 1, maxLength: 5 });
