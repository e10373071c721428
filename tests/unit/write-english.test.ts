// @vitest-environment jsdom
// English is written into its editor where it belongs: cells into the cells of one table, whatever is written with them.
import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { placeKey } from "#schema/validation/core/translation/english-structure.ts";
import { type JsonNode, nodesIn, segmentsOf } from "#schema/validation/core/translation/segments.ts";
import { editorExtensions } from "#web/components/editor/extensions.ts";
import { writeEnglish } from "#web/components/translation/write-english.ts";

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
