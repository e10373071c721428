// @vitest-environment jsdom
// An English that nobody began gets the structure of its Korean when somebody goes into it, and takes what is pasted line by line.
import { Editor } from "@tiptap/core";
import { afterEach, expect, test } from "vitest";
import { begunStructure } from "#schema/validation/core/translation/english-structure.ts";
import { type JsonNode, nodesIn, placesOf } from "#schema/validation/core/translation/segments.ts";
import { editorExtensions } from "#web/components/editor/extensions.ts";
import { untouchedIn, writtenIn } from "#web/components/editor/untouched-structure.ts";
import { EMPTY_DOCUMENT } from "#web/components/editor/written-texts.ts";
import { beginEnglish, clearUntouched, pasteEnglish } from "#web/components/translation/write-english.ts";

const line = (words: string): JsonNode => ({ type: "paragraph", content: [{ type: "text", text: words }] });
const list = (...items: string[]): JsonNode => ({
  type: "bulletList",
  content: items.map((item) => ({ type: "listItem", content: [line(item)] })),
});
const table = (...rows: string[][]): JsonNode => ({
  type: "table",
  content: rows.map((row) => ({
    type: "tableRow",
    content: row.map((cell) => ({ type: "tableCell", content: [line(cell)] })),
  })),
});
const EMPTY: JsonNode = { type: "paragraph" };
const KO = [line("모임을 엽니다."), list("접수", "발표", "총회"), table(["참가비", "30,000"])];

const editors: Editor[] = [];
function openEditor() {
  const onUpdate = { count: 0 };
  const editor = new Editor({
    element: document.createElement("div"),
    extensions: editorExtensions(),
    content: { type: "doc", content: [{ type: "paragraph" }] },
    onUpdate: () => (onUpdate.count += 1),
  });
  editors.push(editor);
  return { editor, onUpdate };
}
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});
const placesIn = (editor: Editor) =>
  placesOf({ content: { content: nodesIn({ content: editor.getJSON().content ?? [] }) } }).map(
    ({ kind, text }) => [kind.split("/")[1], text],
  );

test("one list, one table and its figures are there before a word is typed, and nothing was written", () => {
  const { editor, onUpdate } = openEditor();
  expect(beginEnglish({ editor, ko: KO, known: [] })).toBe(true);
  expect(placesIn(editor).slice(0, 6)).toEqual([
    ["paragraph", ""],
    ["bulletList", ""],
    ["bulletList", ""],
    ["bulletList", ""],
    ["table", ""],
    ["table", "30,000"],
  ]);
  expect(onUpdate.count).toBe(0);
  expect(writtenIn(editor)).toEqual(EMPTY_DOCUMENT);
  expect(untouchedIn(editor)).not.toBeNull();
  // Nothing is begun twice.
  expect(beginEnglish({ editor, ko: KO, known: [] })).toBe(false);
  editor.commands.insertContentAt(1, "We meet.");
  expect(untouchedIn(editor)).toBeNull();
  expect(writtenIn(editor).content.map(({ type }) => type)).toEqual(["paragraph", "bulletList", "table"]);
  editor.commands.undo();
  expect(writtenIn(editor)).toEqual(EMPTY_DOCUMENT);
});

test("an English that was begun, a Korean of one line and one of figures alone get none", () => {
  expect(begunStructure({ ko: KO, en: [line("We meet.")] })).toBeNull();
  expect(begunStructure({ ko: KO, en: [EMPTY, EMPTY] })).toBeNull();
  expect(begunStructure({ ko: [line("모임을 엽니다.")], en: [EMPTY] })).toBeNull();
  expect(begunStructure({ ko: [table(["1", "2"])], en: [EMPTY] })).toBeNull();
  expect(begunStructure({ ko: [EMPTY], en: [] })).toBeNull();
});

test("lines that are pasted go into the places of their Korean", () => {
  const { editor } = openEditor();
  beginEnglish({ editor, ko: KO, known: [] });
  const words = ["We meet.", "Registration", "Papers", "Assembly", "Fee", "30,000"];
  expect(pasteEnglish({ editor, ko: KO, known: [] }, words.map(line))).toBe(true);
  expect(placesIn(editor).slice(0, 6)).toEqual([
    ["paragraph", "We meet."],
    ["bulletList", "Registration"],
    ["bulletList", "Papers"],
    ["bulletList", "Assembly"],
    ["table", "Fee"],
    ["table", "30,000"],
  ]);
  // What is written is never overwritten.
  expect(pasteEnglish({ editor, ko: KO, known: [] }, words.map(line))).toBe(false);
});

test("fewer lines go where their Korean is, and what has more than the Korean stays as it was pasted", () => {
  const { editor } = openEditor();
  beginEnglish({ editor, ko: KO, known: [] });
  const few = [line("We meet."), list("Registration", "Papers")];
  expect(pasteEnglish({ editor, ko: KO, known: [] }, few)).toBe(true);
  expect(placesIn(editor).slice(0, 3)).toEqual([
    ["paragraph", "We meet."],
    ["bulletList", "Registration"],
    ["bulletList", "Papers"],
  ]);
  const other = openEditor().editor;
  beginEnglish({ editor: other, ko: KO, known: [] });
  const many = Array.from({ length: 9 }, (_, at) => line(`Line ${at}`));
  expect(pasteEnglish({ editor: other, ko: KO, known: [] }, many)).toBe(false);
  clearUntouched(other);
  expect(placesIn(other)).toEqual([["paragraph", ""]]);
});
