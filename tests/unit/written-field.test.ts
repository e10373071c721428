// @vitest-environment jsdom
// The place of the cursor in fields of each kind is read, and restored.
import { afterEach, expect, test } from "vitest";
import { cursorOf, placeCursor } from "#web/components/forms/written-field.ts";

afterEach(() => document.body.replaceChildren());

function fieldOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLElement>("[data-field]");
  if (!field) throw new Error("no field");
  field.focus();
  return field;
}

test.each([
  ["a line", '<input data-field value="Seo-yeon Kim">'],
  ["lines", "<textarea data-field>Seo-yeon Kim</textarea>"],
  [
    "a text of paragraphs and marks",
    '<div data-field tabindex="0" contenteditable="true"><p>Seo</p><p>-yeon <b>Kim</b></p></div>',
  ],
])("in %s", (_kind, html) => {
  const field = fieldOf(html);
  for (const letters of [12, 5, 0]) {
    placeCursor(field, letters);
    expect(cursorOf(field)).toBe(letters);
  }
});

test("behind the last letter where there are fewer by now, and nowhere in an empty text", () => {
  const field = fieldOf('<div data-field tabindex="0" contenteditable="true"><p>Seo</p><p>yeon</p></div>');
  placeCursor(field, 100);
  expect(cursorOf(field)).toBe(7);
  const empty = fieldOf('<div data-field tabindex="0" contenteditable="true"><p></p></div>');
  expect(() => placeCursor(empty, 3)).not.toThrow();
});

test("an address has none that the browser tells, and keeps its own", () => {
  const field = fieldOf('<input data-field type="email" value="kim@example.org">');
  expect(cursorOf(field)).toBeUndefined();
  expect(() => placeCursor(field, 3)).not.toThrow();
});

test("a text without the focus has none", () => {
  const field = fieldOf(
    '<div data-field contenteditable="true"><p>Seo</p></div><p id="other">Another text</p>',
  );
  document.getSelection()?.collapse(document.querySelector("#other"), 0);
  expect(cursorOf(field)).toBeUndefined();
});
