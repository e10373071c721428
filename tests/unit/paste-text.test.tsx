// @vitest-environment jsdom
// Plain text with numbered lines or tabs can become a list or a table; links and their keys.
import type { Editor } from "@tiptap/react";
import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { outline } from "#tests/support/paste.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { RichTextField } from "#web/components/editor/RichTextField.tsx";
import { structureOf } from "#web/components/editor/text-structure.ts";

const root = appRoot();

beforeEach(() => {
  vi.stubGlobal(
    "ClipboardEvent",
    class extends Event {
      readonly clipboardData = null;
    },
  );
  // jsdom lays nothing out.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
});

/** An empty field; answers its editor. */
async function showField(): Promise<Editor> {
  const shown: (Editor | null)[] = [];
  await root.show(
    <RichTextField
      id="text"
      lang="ko"
      document={{ type: "doc", content: [{ type: "paragraph" }] }}
      label="Text"
      error={undefined}
      onChange={() => {}}
      onEditor={(editor) => shown.push(editor)}
    />,
    { language: "en" },
  );
  const [editor] = shown;
  if (!editor) throw new Error("No editor");
  return editor;
}

function paste(editor: Editor, text: string, html = ""): Promise<void> {
  const data: Record<string, string> = { "text/plain": text, ...(html && { "text/html": html }) };
  const event = Object.assign(new Event("paste", { bubbles: true, cancelable: true }), {
    clipboardData: { types: Object.keys(data), files: [], getData: (type: string) => data[type] ?? "" },
  });
  return act(async () => {
    editor.view.dom.dispatchEvent(event);
  });
}
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words)?.click(),
  );

describe("plain text", () => {
  test.each([
    ["1. 개회\n2. 보고\n가. 결산", "list"],
    ["가. 일시\n나. 장소", "list"],
    ["1) 하나\n2) 둘", "list"],
    ["① 하나\n② 둘", "list"],
    ["1.\t개회\n2.\t보고", "list"],
    ["이름\t소속\n김서연\t한국대학교", "table"],
    ["1. 개회\n2. 보고\n\n이름\t소속\n김서연\t한국대학교", "both"],
  ])("with counted lines or tabs can be more: %j", (text, kind) => {
    expect(structureOf(text)?.kind).toBe(kind);
  });

  test.each([
    "안녕하세요.\n감사합니다.",
    "2026. 5. 1.\n2026. 5. 2.",
    "1. 하나뿐",
    "한 줄\t뿐",
    "가\t나\n가\t나\t다",
  ])("stays lines otherwise: %j", (text) => {
    expect(structureOf(text)).toBeNull();
  });

  test("is offered as a list and a table, and one undo brings the lines back", async () => {
    const editor = await showField();
    await paste(editor, "1. 개회\n2. <보고>\n이름\t소속\n김서연\t한국대학교");
    const lines = editor.getJSON();
    expect(lines.content).toHaveLength(4);
    await press("Make a list and a table");
    expect(outline(editor.getJSON())).toEqual([
      "doc",
      ["orderedList", ["listItem", ["paragraph", "개회"]], ["listItem", ["paragraph", "<보고>"]]],
      [
        "table",
        ["tableRow", ["tableCell", ["paragraph", "이름"]], ["tableCell", ["paragraph", "소속"]]],
        ["tableRow", ["tableCell", ["paragraph", "김서연"]], ["tableCell", ["paragraph", "한국대학교"]]],
      ],
      ["paragraph"],
    ]);
    await act(async () => editor.commands.undo());
    expect(editor.getJSON()).toEqual(lines);
  });

  test("is offered where it is, whatever is written around it meanwhile", async () => {
    const editor = await showField();
    await act(async () => editor.commands.setContent("<p>앞</p><p></p><p>뒤</p>"));
    await act(async () => editor.commands.setTextSelection(4));
    await paste(editor, "① 하나\n② 둘");
    await act(async () => editor.commands.insertContentAt(1, "더 "));
    await press("Make a numbered list");
    expect(outline(editor.getJSON())).toEqual([
      "doc",
      ["paragraph", "더 앞"],
      ["orderedList", ["listItem", ["paragraph", "하나"]], ["listItem", ["paragraph", "둘"]]],
      ["paragraph", "뒤"],
    ]);
  });

  test("that was copied as a list already is offered nothing", async () => {
    const editor = await showField();
    await paste(editor, "1. 개회\n2. 보고", "<ol><li>개회</li><li>보고</li></ol>");
    expect(document.body.textContent).not.toContain("numbered lines");
  });
});

describe("a link", () => {
  test("ends where it was made: what is typed behind it is beside it", async () => {
    const editor = await showField();
    await act(async () => editor.commands.setContent('<p><a href="https://example.org">누리집</a></p>'));
    await act(async () => editor.commands.focus("end"));
    const { view } = editor;
    await act(async () => view.dispatch(view.state.tr.insertText("에서")));
    expect(outline(editor.getJSON())).toEqual([
      "doc",
      ["paragraph", { text: "누리집", marks: ["link"] }, "에서"],
    ]);
  });

  test.each(["k", "ㅏ"])("is made by Ctrl and the key of %s, which nobody else gets", async (key) => {
    const editor = await showField();
    let heard = 0;
    const listen = () => (heard += 1);
    document.documentElement.addEventListener("keydown", listen);
    const press = new KeyboardEvent("keydown", {
      key,
      code: "KeyK",
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    await act(async () => editor.view.dom.dispatchEvent(press));
    document.documentElement.removeEventListener("keydown", listen);
    expect([press.defaultPrevented, heard]).toEqual([true, 0]);
    expect(document.body.textContent).toContain("A web address, an email address");
  });
});
