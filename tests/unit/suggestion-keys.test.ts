// @vitest-environment jsdom
// Tab takes what is suggested in the English, and is the field's own where nothing is suggested.
import { Editor } from "@tiptap/core";
import { afterEach, expect, test } from "vitest";
import { editorExtensions } from "#web/components/editor/extensions.ts";
import {
  suggestedWords,
  suggestionPlugin,
  withSuggestions,
} from "#web/components/translation/suggestion-plugin.ts";

const SOURCE = {
  ko: "사무처에 문의해 주세요.",
  matches: ["Please write to the office."],
  terms: [{ start: 0, end: 3, ko: "사무처", en: ["General Secretariat"] }],
  names: [],
};
let editor: Editor | null = null;
afterEach(() => editor?.destroy());

function open(content: string): Editor {
  const opened = new Editor({
    element: document.createElement("div"),
    extensions: editorExtensions(),
    content,
  });
  opened.registerPlugin(suggestionPlugin(), (own, others) => [own, ...others]);
  opened.commands.setTextSelection(opened.state.doc.content.size - 1);
  opened.view.dispatch(withSuggestions(opened.state, { source: SOURCE }));
  editor = opened;
  return opened;
}
/** Whether the editor took the key. */
function press(on: Editor, key: string): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  on.view.dom.dispatchEvent(event);
  return event.defaultPrevented;
}

test("takes the rest of a term", () => {
  const on = open("<p>Ask the gen</p>");
  expect(suggestedWords(on.state)).toBe("eral Secretariat");
  expect(on.view.dom.querySelector("[data-suggestion]")?.textContent).toBe("eral Secretariat");
  expect(press(on, "Tab")).toBe(true);
  expect(on.getText()).toBe("Ask the general Secretariat");
  expect(suggestedWords(on.state)).toBeNull();
});

test("leaves the field where nothing is suggested, and after Escape", () => {
  const empty = open("<p></p>");
  expect(suggestedWords(empty.state)).toBeNull();
  expect(press(empty, "Tab")).toBe(false);
  empty.destroy();
  const on = open("<p>Please write</p>");
  expect(suggestedWords(on.state)).toBe(" to the office.");
  expect(press(on, "Escape")).toBe(true);
  expect(press(on, "Tab")).toBe(false);
  expect(on.getText()).toBe("Please write");
  // What is typed next is suggested for again.
  on.commands.insertContent(" to");
  expect(suggestedWords(on.state)).toBe(" the office.");
});
