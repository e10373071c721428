// @vitest-environment jsdom
// English is written into its editor where it belongs: cells into the cells of one table, whatever is written with them.
import { Editor } from "@tiptap/core";
import { describe, expect, test } from "vitest";
import { placeKey } from "#schema/validation/core/translation/english-structure.ts";
import { type JsonNode, nodesIn, segmentsOf } from "#schema/validation/core/translation/segments.ts";
import { editorExtensions } from "#web/components/editor/extensions.ts";
import { insertCode, makePlace, writeEnglish } from "#web/components/translation/write-english.ts";

const line = (words: string): JsonNode => ({ type: "paragraph", content: [{ type: "text", text: words }] });
const rows = (...cells: string[][]): JsonNode => ({
  type: "table",
  content: cells.map((row) => ({
    type: "tableRow",
    content: row.map((cell) => ({ type: "tableCell", content: [line(cell)] })),
  })),
});
const KO = [rows(["요일", "토요일"], ["장소", "학교"]), line("준비물"), line("지도")];

test("the cells of a table, one at a time and all at once, are of one table", () => {
  const editor = new Editor({
    element: document.createElement("div"),
    extensions: editorExtensions(),
    content: "",
  });
  const write = (...words: [string, string][]) => {
    const english = new Map(words);
    const targets = segmentsOf({ content: { content: KO } }).flatMap((one) => {
      const target = english.get(one.text);
      return target === undefined ? [] : [[placeKey(one), target] as const];
    });
    writeEnglish({ editor, ko: KO, known: [] }, new Map(targets));
    return segmentsOf({ content: { content: nodesIn({ content: editor.getJSON().content ?? [] }) } });
  };
  write(["요일", "Day"]);
  const all = write(["토요일", "Saturday"], ["장소", "Place"], ["학교", "School"], ["지도", "Map"]);
  expect(all.map(({ text, path }) => [text, path?.length])).toEqual([
    ["Day", 4],
    ["Saturday", 4],
    ["Place", 4],
    ["School", 4],
    ["Map", 1],
  ]);
  expect(editor.getJSON().content?.map(({ type }) => type)).toEqual(["table", "paragraph", "paragraph"]);
  editor.destroy();
});

describe("the key for the next code", () => {
  const marked = (text: string, type: string, attrs?: object): JsonNode => ({
    type: "text",
    text,
    marks: [{ type, ...(attrs ? { attrs } : {}) }],
  });
  const [city, map, soon] = [
    marked("서울", "bold"),
    marked("지도", "link", { href: "https://example.org/" }),
    marked("꼭", "italic"),
  ];
  const and: JsonNode = { type: "text", text: "의 " };
  const rest: JsonNode = { type: "hardBreak" };
  function inEditor(content: readonly JsonNode[]) {
    const ko = [{ type: "paragraph", content }];
    const [korean] = segmentsOf({ content: { content: ko } });
    if (!korean) throw new Error("No line");
    const editor = new Editor({
      element: document.createElement("div"),
      extensions: editorExtensions(),
      content: "",
    });
    makePlace({ editor, ko, known: [] }, korean);
    const press = () => insertCode(editor, korean);
    const written = () => {
      const [paragraph] = nodesIn({ content: editor.getJSON().content ?? [] });
      return paragraph?.content?.map(({ text, type, marks }) => [text ?? type, marks?.[0]?.type]);
    };
    return { editor, press, written };
  }

  test("puts them in one after the other, with the words of the Korean, which are typed over", () => {
    const { editor, press, written } = inEditor([city, and, rest, soon]);
    const type = (words: string) => editor.view.dispatch(editor.state.tr.insertText(words));
    expect(press()).toBe(true);
    type("Seoul");
    expect(press()).toBe(true);
    expect(press()).toBe(true);
    type("do");
    expect(written()).toEqual([
      ["Seoul", "bold"],
      ["hardBreak", undefined],
      ["do", "italic"],
    ]);
    expect(press()).toBe(false);
    editor.destroy();
  });

  test("puts none into another one, pressed again before anything is typed", () => {
    const { editor, press, written } = inEditor([city, and, map, rest, soon]);
    expect([press(), press(), press(), press(), press()]).toEqual([true, true, true, true, false]);
    expect(written()).toEqual([
      ["서울", "bold"],
      ["지도", "link"],
      ["hardBreak", undefined],
      ["꼭", "italic"],
    ]);
    editor.destroy();
  });

  test("puts the next one around words that are chosen", () => {
    const { editor, press, written } = inEditor([map, and, soon]);
    editor.commands.insertContent("A map");
    editor.commands.setTextSelection({ from: 3, to: 6 });
    expect(press()).toBe(true);
    expect(written()).toEqual([
      ["A ", undefined],
      ["map", "link"],
    ]);
    editor.destroy();
  });
});
