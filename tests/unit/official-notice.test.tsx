// @vitest-environment jsdom
// A Korean official notice keeps its form: how its lists count, what is further in, what is close.
import { Editor } from "@tiptap/core";
// Their commands are known where their types are.
import type {} from "@tiptap/extension-table";
import type {} from "@tiptap/starter-kit";
import { describe, expect, test } from "vitest";
import { documentLines } from "#schema/core/versions/lines.ts";
import { type RichTextDocument, richTextDocument } from "#schema/validation/core/document.ts";
import { LIST_MARKERS, markerText, numberOf } from "#schema/validation/core/list-markers.ts";
import { paste } from "#tests/support/paste.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { countByLevel, setMarker } from "#web/components/editor/counted-list.ts";
import { toEditor, toRichText } from "#web/components/editor/editor-document.ts";
import { editorExtensions } from "#web/components/editor/extensions.ts";
import { markerOf } from "#web/components/editor/list-levels.ts";
import { indent, toggleCompact } from "#web/components/editor/paragraph-shape.ts";
import { RichText } from "#web/components/rich-text/RichText.tsx";

const text = (words: string) => ({ type: "paragraph", content: [{ type: "text", text: words }] });
const item = (words: string, ...more: object[]) => ({ type: "listItem", content: [text(words), ...more] });
const list = (attrs: object, ...content: object[]) => ({ type: "orderedList", attrs, content });
const parsed = (...content: object[]): RichTextDocument => richTextDocument.parse({ type: "doc", content });

const NOTICE = parsed(
  list(
    { marker: "1." },
    item("관련: 정관 제9조"),
    item(
      "총회를 엽니다.",
      list({ marker: "가." }, item("일시"), item("장소", list({ marker: "1)" }, item("본관")))),
    ),
  ),
);

const render = (document: RichTextDocument) => markupInApp(<RichText document={document} />);

/** The lines of a version show how each list counts. */
const lines = (document: unknown) =>
  documentLines(richTextDocument.parse(document)).map(({ text: line }) => line);

describe("the levels of a notice", () => {
  test("count one after the other, and each to its end", () => {
    const met = [markerOf("1.", null)];
    for (let level = 1; level < 9; level += 1) met.push(markerOf(null, met.at(-1) ?? null));
    expect(met).toEqual([...LIST_MARKERS, "㉮"]);
    expect(markerOf(null, null)).toBeNull();
    expect(markerText("가)", 15)).toBe("거)");
    expect(markerText("①", 20)).toBe("⑳");
    for (const one of LIST_MARKERS) {
      for (const number of [1, 2, 14]) expect(numberOf(one, markerText(one, number))).toBe(number);
    }
  });

  test("are shown to readers and in versions", () => {
    const html = render(NOTICE);
    expect([...html.matchAll(/data-marker="([^"]+)"/g)].map(([, marker]) => marker)).toEqual([
      "1.",
      "가.",
      "1)",
    ]);
    expect(lines(NOTICE)).toEqual([
      "1. 관련: 정관 제9조",
      "2. 총회를 엽니다.",
      "가. 일시",
      "나. 장소",
      "1) 본관",
    ]);
    // A list without a number is as it was before.
    const plain = parsed(list({ start: 3 }, item("하나", list({}, item("둘")))));
    expect(toRichText(toEditor(plain))).toEqual(plain);
    expect(toRichText(toEditor(NOTICE))).toEqual(NOTICE);
    expect(render(plain)).not.toContain("data-marker");
    expect(lines(plain)).toEqual(["하나", "둘"]);
  });

  test("show paragraphs further in, and close", () => {
    const html = render(parsed({ ...text("붙임"), attrs: { indent: 2, compact: true } }, text("끝")));
    expect(html).toContain('<p data-indent="2" data-compact="true">붙임</p><p>끝</p>');
  });

  test.each([{ marker: "A." }, { marker: 1 }, { marker: "1.", type: "a" }])(
    "are no others than ours: %j",
    (attrs) => {
      expect(richTextDocument.safeParse({ type: "doc", content: [list(attrs, item("x"))] }).success).toBe(
        false,
      );
    },
  );

  test.each([{ indent: 0 }, { indent: 7 }, { indent: 1.5 }, { compact: false }, { compact: "true" }])(
    "are bounded: %j",
    (attrs) => {
      expect(richTextDocument.safeParse({ type: "doc", content: [{ ...text("x"), attrs }] }).success).toBe(
        false,
      );
    },
  );
});

describe("an editor", () => {
  const open = (content: object) => new Editor({ extensions: editorExtensions(), content });

  test("chooses how a list counts, counts by level what moves in, and writes nothing it need not", () => {
    const editor = open({ type: "doc", content: [text("하나"), text("둘")] });
    editor.commands.selectAll();
    expect(countByLevel(editor)).toBe(true);
    editor.commands.focus("end");
    expect(indent(editor, 1)).toBe(true);
    expect(lines(toRichText(editor.getJSON()))).toEqual(["1. 하나", "가. 둘"]);
    expect(editor.view.dom.querySelectorAll('[data-marker="가."]')).toHaveLength(1);
    setMarker(editor, "①");
    expect(lines(toRichText(editor.getJSON()))).toEqual(["1. 하나", "① 둘"]);
    expect(countByLevel(editor)).toBe(true);
    expect(lines(toRichText(editor.getJSON()))).toEqual(["1. 하나", "가. 둘"]);
    indent(editor, -1);
    expect(lines(toRichText(editor.getJSON()))).toEqual(["1. 하나", "2. 둘"]);
    expect(toRichText(editor.getJSON())).toEqual({
      type: "doc",
      content: [expect.objectContaining({ type: "orderedList", attrs: { start: 1, marker: "1." } })],
    });
    editor.destroy();
  });

  test("moves paragraphs in and out within bounds, and closes their lines", () => {
    const editor = open({ type: "doc", content: [text("하나"), text("둘")] });
    editor.commands.selectAll();
    for (let step = 0; step < 8; step += 1) indent(editor, 1);
    toggleCompact(editor);
    const attrs = { textAlign: null, indent: 6, compact: true };
    expect(toRichText(editor.getJSON()).content).toMatchObject([{ attrs }, { attrs }]);
    for (let step = 0; step < 8; step += 1) indent(editor, -1);
    toggleCompact(editor);
    expect(toRichText(editor.getJSON()).content).toMatchObject([
      { attrs: { textAlign: null } },
      { attrs: { textAlign: null } },
    ]);
    expect(JSON.stringify(toRichText(editor.getJSON()))).not.toMatch(/indent|compact/);
    editor.destroy();
  });

  test("merges cells and splits them again", () => {
    const editor = open({ type: "doc", content: [{ type: "paragraph" }] });
    editor.commands.insertTable({ rows: 2, cols: 2, withHeaderRow: false });
    editor.commands.setCellSelection({ anchorCell: 2, headCell: 6 });
    expect(editor.commands.mergeCells()).toBe(true);
    expect(JSON.stringify(richTextDocument.parse(toRichText(editor.getJSON())))).toContain('"colspan":2');
    expect(editor.commands.splitCell()).toBe(true);
    expect(JSON.stringify(toRichText(editor.getJSON()))).not.toContain('"colspan":2');
    editor.destroy();
  });
});

describe("a paste keeps the form", () => {
  const hwp = (words: string, style = "") =>
    `<P CLASS=HStyle0 STYLE='line-height:160%;${style}'><SPAN STYLE='font-family:"함초롬바탕"'>${words}</SPAN></P>`;

  test("of a notice from HWP, whose marks are typed", () => {
    const html = [
      hwp("1. 관련: 정관 제9조"),
      hwp("&nbsp;"),
      hwp("2. 다음과 같이 총회를 엽니다."),
      hwp("&nbsp;&nbsp;가. 일시: 2026. 5. 1. (금)", "margin-left:20pt;text-indent:-20pt"),
      hwp("&nbsp;&nbsp;나. 장소"),
      hwp("&nbsp;&nbsp;&nbsp;1) 본관"),
      hwp("&nbsp;&nbsp;&nbsp;2) 별관"),
      hwp("3. 참석해 주십시오."),
      hwp("붙임 안내문 1부. 끝.", "margin-left:36pt;line-height:120%"),
    ].join("");
    const pasted = paste(html);
    expect(lines(pasted)).toEqual([
      "1. 관련: 정관 제9조",
      "2. 다음과 같이 총회를 엽니다.",
      "가. 일시: 2026. 5. 1. (금)",
      "나. 장소",
      "1) 본관",
      "2) 별관",
      "3. 참석해 주십시오.",
      "붙임 안내문 1부. 끝.",
    ]);
    expect(pasted.content?.map(({ type }) => type)).toEqual(["orderedList", "paragraph"]);
    // What counts by its level need not say so.
    expect(JSON.stringify(toEditor(pasted)).match(/"marker":"[^"]+"/g)).toEqual(['"marker":"1."']);
    expect(pasted.content?.[1]?.attrs).toEqual({ textAlign: null, indent: 2 });
  });

  test("of paragraphs of the bylaws", () => {
    const pasted = paste("<p>제1조 (명칭)</p><p>① 학회는</p><p>② 회원은</p><p>제2조</p>");
    expect(lines(pasted)).toEqual(["제1조 (명칭)", "① 학회는", "② 회원은", "제2조"]);
  });

  test("and leaves what does not count as the text it is", () => {
    const words = [
      "2026. 5. 1. 공고합니다.",
      "5. 1. (금) 개회",
      "5. 2. (토) 폐회",
      "1. 하나뿐인 줄",
      "그 밖에",
      "3. 셋째",
      "5. 다섯째",
      "그리고",
      "가. 나",
      "3.5점 이상",
      "(사)한국학회",
    ];
    const pasted = paste(words.map((line) => `<p>${line}</p>`).join(""));
    expect(pasted.content?.map(({ type }) => type)).toEqual(words.map(() => "paragraph"));
    expect(lines(pasted)).toEqual(words);
  });

  test("of a list of Word, level by level", () => {
    const word = (level: number, mark: string, words: string) =>
      `<p class=MsoListParagraph style='margin-left:38.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span><![endif]>${words}</p>`;
    const html = [
      word(1, "1.", "일시"),
      word(2, "가.", "개회"),
      word(2, "나.", "폐회"),
      word(3, "(1)", "만찬"),
      word(1, "2.", "장소"),
    ].join("");
    expect(lines(paste(html))).toEqual(["1. 일시", "가. 개회", "나. 폐회", "(1) 만찬", "2. 장소"]);
  });

  test("of our own page", () => {
    const again = paste(
      render(parsed(...NOTICE.content, { ...text("끝"), attrs: { indent: 1, compact: true } })),
    );
    expect(lines(again)).toEqual([...lines(NOTICE), "끝"]);
    expect(again.content?.[1]?.attrs).toMatchObject({ indent: 1, compact: true });
  });
});
