// @vitest-environment jsdom
// Footnotes: numbered where they are and at the end, in no sentence of plain text, and still there after a paste.
import { Editor } from "@tiptap/core";
import { describe, expect, test } from "vitest";
import { documentText } from "#schema/core/shared/document-text.ts";
import { documentLines } from "#schema/core/versions/lines.ts";
import { excerptOf } from "#schema/site/posts/excerpt.ts";
import { FOOTNOTE_MAX, type RichTextDocument, richTextDocument } from "#schema/validation/core/document.ts";
import { outline, paste } from "#tests/support/paste.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { toEditor, toRichText } from "#web/components/editor/editor-document.ts";
import { editorExtensions } from "#web/components/editor/extensions.ts";
import { chapters } from "#web/components/rich-text/outline.ts";
import { RichText } from "#web/components/rich-text/RichText.tsx";

const text = (words: string, ...marks: object[]) => ({
  type: "text",
  text: words,
  ...(marks.length > 0 && { marks }),
});
const note = (...content: object[]) => ({ type: "footnote", content });
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const doc = (...content: object[]) => ({ type: "doc", content });

const NOTED = richTextDocument.parse(
  doc(
    { type: "heading", attrs: { level: 2 }, content: [text("번역"), note(text("飜譯"))] },
    paragraph(
      text("처음"),
      note(text("김, "), text("번역론", { type: "italic" }), text(", 3쪽")),
      text("과 끝"),
      note(text("같은 글", { type: "link", attrs: { href: "/notice/3" } })),
      text("."),
    ),
  ),
);

function render(document: RichTextDocument, anchored = true): string {
  return markupInApp(<RichText document={document} anchored={anchored} />);
}

describe("a footnote", () => {
  test("is a number that leads to what it says, which leads back", () => {
    const html = render(NOTED);
    expect(html).toContain(
      '<a id="note-2-mark" href="#note-2" role="doc-noteref" aria-label="각주 2">2</a></sup>과 끝',
    );
    expect(html).toMatch(/<section class="[^"]*" aria-label="각주">/);
    expect(html).toMatch(
      /<li id="note-2">김, <em>번역론<\/em>, 3쪽<a href="#note-2-mark" role="doc-backlink" aria-label="[^"]+">↩<\/a><\/li>/,
    );
    expect(html.match(/<li id="note-/g)).toHaveLength(3);
    expect(render(NOTED, false)).not.toContain("note-1");
    expect(render(NOTED, false)).toContain("김, ");
  });

  test("interrupts no sentence of plain text, and is found all the same", () => {
    expect(documentText(NOTED)).toBe("번역.  처음과 끝. 飜譯 김, 번역론, 3쪽 같은 글");
    expect(excerptOf(NOTED)).toBe("처음과 끝.");
    expect(chapters(NOTED)).toEqual([{ id: "section-1", title: "번역", articles: [] }]);
    expect(documentLines(NOTED).map(({ text: line }) => line)).toEqual([
      "번역 [飜譯]",
      "처음 [김, 번역론, 3쪽]과 끝 [같은 글].",
    ]);
  });

  test.each([
    ["empty", note()],
    ["in a footnote", note(note(text("x")))],
    ["with a line break", note({ type: "hardBreak" })],
    ["with a number of its own", { ...note(text("x")), attrs: { number: 3 } }],
    ["too long", note(text("가".repeat(FOOTNOTE_MAX)), text("가"))],
  ])("is refused: %s", (_name, refused) => {
    expect(richTextDocument.safeParse(doc(paragraph(refused))).success).toBe(false);
  });

  test("is one thing in the editor and comes back as it was", () => {
    const editor = new Editor({ extensions: editorExtensions(), content: toEditor(NOTED) });
    expect(toRichText(editor.getJSON()).content[1]).toEqual({
      ...NOTED.content[1],
      attrs: { textAlign: null },
    });
    const marks = [...editor.view.dom.querySelectorAll("sup[data-footnote-mark]")];
    expect(marks.map((mark) => mark.getAttribute("aria-label"))).toEqual([
      "飜譯",
      "김, 번역론, 3쪽",
      "같은 글",
    ]);
    // A copy of it holds what it says.
    const copied = editor.view.serializeForClipboard(editor.state.doc.slice(0)).dom.innerHTML;
    expect(outline(paste(copied))).toEqual(outline(NOTED));
    editor.destroy();
  });
});

describe("a paste keeps footnotes", () => {
  const expected = [
    "doc",
    ["paragraph", "본문", ["footnote", "주석 ", { text: "글", marks: ["italic"] }], " 끝"],
  ];

  test("of Word", () => {
    const html = `<p class=MsoNormal>본문<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><![if !supportFootnotes]>[1]<![endif]></span></a> 끝</p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span>[1]</span></a> 주석 <i>글</i></p></div></div>`;
    const pasted = outline(paste(html));
    expect(JSON.stringify(pasted)).toContain(JSON.stringify(expected[1]));
    expect(JSON.stringify(pasted)).not.toContain("[1]");
  });

  test("of Google Docs", () => {
    const html = `<p>본문<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> 끝</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> 주석 </span><em>글</em></p></div>`;
    expect(JSON.stringify(outline(paste(html)))).toContain(JSON.stringify(expected[1]));
  });

  test("of our own page", () => {
    const page = render(NOTED).replaceAll('href="#', 'href="https://example.org/notice/1#');
    expect(outline(paste(page))).toEqual(outline(NOTED));
  });

  test("and leaves links of other kinds alone", () => {
    const html = `<p><a href="#top">위로</a> <a id="top" href="https://example.org/a">글</a></p>`;
    expect(outline(paste(html))).toEqual(["doc", ["paragraph", "위로 ", { text: "글", marks: ["link"] }]]);
  });
});
