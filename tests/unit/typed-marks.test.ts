// @vitest-environment jsdom
// A list that is typed line by line, with its marks, is nested as it is meant.
import { Editor, type JSONContent } from "@tiptap/core";
import { afterEach, expect, test } from "vitest";
import { richTextDocument } from "#schema/validation/core/document.ts";
import { isListMarker, markerText } from "#schema/validation/core/list-markers.ts";
import { toRichText } from "#web/components/editor/editor-document.ts";
import { editorExtensions } from "#web/components/editor/extensions.ts";

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

/** Types lines key by key, as a browser gives them to the editor. */
function type(...lines: readonly string[]): Editor {
  const editor = new Editor({ extensions: editorExtensions() });
  editors.push(editor);
  for (const [at, line] of lines.entries()) {
    if (at > 0) editor.commands.keyboardShortcut("Enter");
    for (const letter of line) {
      const { view } = editor;
      const { from, to } = view.state.selection;
      const insert = () => view.state.tr.insertText(letter, from, to);
      if (!view.someProp("handleTextInput", (handle) => handle(view, from, to, letter, insert))) {
        view.dispatch(insert());
      }
    }
  }
  return editor;
}

/** The lines of what is saved, as readers see them: further in by level, with what a list shows before each. */
function outline({ type: name, attrs, content = [] }: JSONContent, indent = ""): string[] {
  if (name === "paragraph") return content.length > 0 ? [content.map((node) => node.text).join("")] : [];
  if (name !== "orderedList" && name !== "bulletList")
    return content.flatMap((node) => outline(node, indent));
  return content.flatMap(({ content: blocks = [] }, at) => {
    const marker = isListMarker(attrs?.marker) ? attrs.marker : "1.";
    const mark = name === "bulletList" ? "•" : markerText(marker, (attrs?.start ?? 1) + at);
    const [first, ...rest] = blocks.flatMap((node) => outline(node, indent));
    return [`${mark} ${first}`, ...rest.map((line) => `  ${line}`)];
  });
}

const typed = (...lines: readonly string[]) => {
  const saved = richTextDocument.parse(toRichText(type(...lines).getJSON()));
  return outline(saved as JSONContent);
};

test("the marks of a notice nest and go back out", () => {
  const notice = [
    "1. 홈페이지에서 회원 가입",
    "  가. 이메일 확인",
    "    1) 메일의 링크 누르기",
    "    2) 비밀번호 정하기",
    "  나. 등급 신청",
    "2. 수강료 납부",
    "  • 계좌 이체",
    "  • 카드",
    "3. 확인",
  ];
  expect(typed(...notice.map((line) => line.trim().replace("•", "-")))).toEqual(notice);
});

test("a mark goes out over two levels, and a later list in the same item counts by itself", () => {
  expect(typed("1. 가입", "가. 메일", "1) 누르기", "2. 납부", "(1) 계좌", "(2) 카드", "1) 영수증")).toEqual([
    "1. 가입",
    "  가. 메일",
    "    1) 누르기",
    "2. 납부",
    "  (1) 계좌",
    "  (2) 카드",
    "    1) 영수증",
  ]);
});

test("what does not count on stays the text it is", () => {
  expect(typed("1. 가입", "5) 다섯째")).toEqual(["1. 가입", "2. 5) 다섯째"]);
  expect(typed("2026. 5. 1. 시행", "3) 셋째")).toEqual(["2026. 5. 1. 시행", "3) 셋째"]);
});

test("a day at the beginning of a line begins no list", () => {
  expect(typed("5. 1. (금) 개강", "6. 12. (금) 종강")).toEqual(["5. 1. (금) 개강", "6. 12. (금) 종강"]);
});

test("one step back brings the typed mark back", () => {
  const editor = type("1. 가입", "가. ");
  editor.commands.undoInputRule();
  expect(editor.getText()).toContain("가. ");
});
