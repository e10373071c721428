// @vitest-environment jsdom
// English is written into its editor where it belongs: cells into the cells of one table, whatever is written with them.
import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
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

test("the codes of a line are put in one after the other by one key, typed over or not", () => {
  const marked = (words: string, ...marks: { type: string; attrs?: object }[]) => ({
    type: "text",
    text: words,
    marks,
  });
  const link = { type: "link", attrs: { href: "https://example.org/" } };
  const ko: JsonNode[] = [
    {
      type: "paragraph",
      content: [
        marked("서울", { type: "bold" }),
        { type: "text", text: "의 " },
        marked("지도", link),
        { type: "hardBreak" },
        marked("꼭", { type: "italic" }),
      ],
    },
  ];
  const [korean] = segmentsOf({ content: { content: ko } });
  if (!korean) throw new Error("No line");
  const written = (typed: readonly string[]) => {
    const editor = new Editor({
      element: document.createElement("div"),
      extensions: editorExtensions(),
      content: "",
    });
    makePlace({ editor, ko, known: [] }, korean);
    const put = [true, true, true, true].map((_, at) => {
      const isPut = insertCode(editor, korean);
      const words = typed[at];
      if (words) editor.view.dispatch(editor.state.tr.insertText(words));
      return isPut;
    });
    expect([...put, insertCode(editor, korean)]).toEqual([true, true, true, true, false]);
    const [paragraph] = nodesIn({ content: editor.getJSON().content ?? [] });
    editor.destroy();
    return paragraph?.content?.map(({ text, type, marks }) => [text ?? type, marks?.map((one) => one.type)]);
  };
  expect(written(["Seoul", "map", "", "do"])).toEqual([
    ["Seoul", ["bold"]],
    ["map", ["link"]],
    ["hardBreak", undefined],
    ["do", ["italic"]],
  ]);
  expect(written([])).toEqual([
    ["서울", ["bold"]],
    ["지도", ["link"]],
    ["hardBreak", undefined],
    ["꼭", ["italic"]],
  ]);
});
