// @vitest-environment jsdom
// The editor and schema/validation/core/document.ts say the same: what is in the editor can be saved, what was saved can be edited.
import { Editor, type JSONContent } from "@tiptap/core";
// Their commands are known where their types are.
import type {} from "@tiptap/extension-table";
import type {} from "@tiptap/extension-text-align";
import type {} from "@tiptap/starter-kit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { INDENT_MAX, type RichTextDocument, richTextDocument } from "#schema/validation/core/document.ts";
import { LIST_MARKERS } from "#schema/validation/core/list-markers.ts";
import { toRichText } from "#web/components/editor/editor-document.ts";
import { editorExtensions } from "#web/components/editor/extensions.ts";

const open = (content: object) =>
  new Editor({ extensions: editorExtensions(), content, enableContentCheck: true, emitContentError: false });

const word = fc.constantFrom("가", "나다", "word", "한국어 text", "1,000원", " ");
const plainMarks = ["bold", "italic", "underline", "strike", "code", "superscript", "subscript"] as const;
const marks = fc
  .tuple(
    fc.subarray([...plainMarks]),
    fc.option(fc.constantFrom("https://example.org/가", "/notice/1", "mailto:a@b.org", "tel:+82-2-1")),
  )
  .map(([types, href]) => [
    ...types.map((type) => ({ type })),
    ...(href === null ? [] : [{ type: "link", attrs: { href } }]),
  ]);
const inline = fc.array(
  fc.oneof(
    fc
      .tuple(word, marks)
      .map(([text, of]) => ({ type: "text", text, ...(of.length > 0 ? { marks: of } : {}) })),
    fc.constant({ type: "hardBreak" }),
    word.map((text) => ({ type: "footnote", content: [{ type: "text", text }] })),
  ),
  { maxLength: 4 },
);
const textAlign = fc.constantFrom(null, "left", "center", "right", "justify");
const span = fc.integer({ min: 1, max: 3 });
const indent = fc.option(fc.integer({ min: 1, max: INDENT_MAX }));
const compact = fc.constantFrom(null, true);
const marker = fc.constantFrom(null, ...LIST_MARKERS);

const { block } = fc.letrec<{ block: object; blocks: object[]; item: object; cell: object }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthIdentifier: "blocks" },
    fc
      .record({ textAlign, indent, compact })
      .chain((attrs) => inline.map((content) => ({ type: "paragraph", attrs, content }))),
    fc
      .record({ level: fc.constantFrom(2, 3, 4), textAlign, indent })
      .chain((attrs) => inline.map((content) => ({ type: "heading", attrs, content }))),
    fc.constant({ type: "horizontalRule" }),
    fc.tuple(word, fc.option(word)).map(([alt, caption]) => ({
      type: "figure",
      attrs: { fileKey: "Ab_-9", fileName: "사진 1.png", alt, width: 640, height: 480, caption },
    })),
    fc.array(tie("item"), { minLength: 1, maxLength: 2 }).map((content) => ({ type: "bulletList", content })),
    fc
      .tuple(fc.record({ start: fc.nat(20), marker }), fc.array(tie("item"), { minLength: 1, maxLength: 2 }))
      .map(([attrs, content]) => ({ type: "orderedList", attrs, content })),
    tie("blocks").map((content) => ({ type: "blockquote", content })),
    fc
      .array(fc.array(tie("cell"), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
      .map((rows) => ({
        type: "table",
        content: rows.map((content) => ({ type: "tableRow", content })),
      })),
  ),
  blocks: fc.array(tie("block"), { minLength: 1, maxLength: 3, depthIdentifier: "blocks" }),
  item: tie("blocks").map((content) => ({ type: "listItem", content })),
  cell: fc
    .tuple(fc.boolean(), span, span, fc.option(fc.constant([120])), tie("blocks"))
    .map(([header, colspan, rowspan, colwidth, content]) => ({
      type: header ? "tableHeader" : "tableCell",
      attrs: { colspan, rowspan, colwidth },
      content,
    })),
}));
const documents = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((content) => ({ type: "doc", content }))
  .filter((document) => richTextDocument.safeParse(document).success);

/** Marks are a set, equal neighbours one text, no content the same as empty content. */
function comparable(node: JSONContent): object {
  const content: JSONContent[] = [];
  for (const child of node.content ?? []) {
    const before = content.at(-1);
    const key = (of: JSONContent) =>
      JSON.stringify([...(of.marks ?? [])].map((mark) => [mark.type, mark.attrs?.href]).sort());
    if (before?.type === "text" && child.type === "text" && key(before) === key(child)) {
      content[content.length - 1] = { ...before, text: `${before.text}${child.text}` };
    } else content.push(child);
  }
  return {
    type: node.type,
    attrs: node.attrs ?? {},
    text: node.text,
    marks: [...(node.marks ?? [])].map((mark) => `${mark.type} ${mark.attrs?.href ?? ""}`).sort(),
    content: content.map(comparable),
  };
}

describe("the editor's schema", () => {
  test("takes every valid document and gives it back", () => {
    fc.assert(
      fc.property(documents, (document) => {
        const editor = open(document);
        const back = editor.getJSON();
        editor.destroy();
        expect(comparable(back)).toEqual(comparable(document));
        expect(richTextDocument.safeParse(toRichText(back)).error).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  test("gives only what may be saved, whatever its commands make", () => {
    const editor = open({ type: "doc", content: [{ type: "paragraph" }] });
    const saved = (): RichTextDocument => {
      const document = toRichText(editor.getJSON());
      expect(richTextDocument.safeParse(document).error).toBeUndefined();
      return document;
    };
    editor.chain().insertContent("줄").toggleBold().setHardBreak().insertContent("다음").run();
    saved();
    editor.chain().selectAll().setLink({ href: "https://example.org" }).run();
    expect(JSON.stringify(saved())).toContain(
      '"marks":[{"type":"link","attrs":{"href":"https://example.org"}}]',
    );
    editor.chain().selectAll().setLink({ href: "javascript:alert(1)" }).run();
    expect(JSON.stringify(saved())).not.toContain("javascript");
    editor.commands.setContent("");
    editor.commands.insertTable({ rows: 2, cols: 2, withHeaderRow: true });
    for (const change of [
      () => editor.commands.addRowAfter(),
      () => editor.commands.addColumnBefore(),
      () => editor.commands.toggleHeaderRow(),
      () => editor.commands.toggleHeaderColumn(),
      () => editor.commands.deleteRow(),
      () => editor.commands.deleteColumn(),
    ]) {
      expect(change()).toBe(true);
      saved();
    }
    editor.commands.deleteTable();
    editor
      .chain()
      .toggleOrderedList()
      .insertContent("하나")
      .splitListItem("listItem")
      .sinkListItem("listItem")
      .run();
    saved();
    editor
      .chain()
      .toggleBlockquote()
      .setHorizontalRule()
      .toggleHeading({ level: 3 })
      .setTextAlign("center")
      .run();
    saved();
    editor.destroy();
  });

  test("leaves out what no database takes, and the line the cursor is on behind an image", () => {
    const figure = {
      type: "figure",
      attrs: { fileKey: "a", fileName: "a", alt: "", width: 1, height: 1, caption: null },
    };
    const saved = toRichText({
      type: "doc",
      content: [
        { type: "paragraph", content: [{ type: "text", text: "a\u0000\u0007b" }] },
        figure,
        { type: "paragraph" },
      ],
    });
    expect(saved.content).toEqual([{ type: "paragraph", content: [{ type: "text", text: "ab" }] }, figure]);
  });

  test("drops a row that merged cells cover", () => {
    const cell = (rowspan: number) => ({
      type: "tableCell",
      attrs: { rowspan },
      content: [{ type: "paragraph" }],
    });
    const saved = toRichText({
      type: "doc",
      content: [
        {
          type: "table",
          content: [
            { type: "tableRow", content: [cell(2)] },
            { type: "tableRow", content: [] },
          ],
        },
      ],
    });
    expect(saved.content).toEqual([{ type: "table", content: [{ type: "tableRow", content: [cell(1)] }] }]);
  });
});
