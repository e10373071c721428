// @vitest-environment jsdom
// Single keys do nothing where somebody types, in the middle of a syllable, with other keys, under a dialog, or when turned off (docs/core.md#keys).
import { act, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyOf, turnKeys, useSingleKeys } from "#web/browser/keys.ts";
import { memoryStorage } from "#web/browser/memory-storage.ts";

const pressed = vi.fn();
let close = async () => {};

function Page() {
  useSingleKeys((key) => {
    pressed(key);
    return true;
  });
  return <input />;
}

const press = (options: KeyboardEventInit, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...options }));

beforeEach(async () => {
  vi.stubGlobal("localStorage", memoryStorage());
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Page />));
  close = () => act(async () => root.unmount());
});

afterEach(async () => {
  await close();
  document.body.innerHTML = "";
  pressed.mockClear();
  vi.unstubAllGlobals();
});

test("a key is told, by the sign it has on a Latin keyboard", () => {
  press({ key: "j", code: "KeyJ" });
  press({ key: "ㅓ", code: "KeyJ" });
  press({ key: "?", code: "Slash", shiftKey: true });
  expect(pressed.mock.calls).toEqual([["j"], ["j"], ["?"]]);
  expect(keyOf(new KeyboardEvent("keydown", { key: "q", code: "KeyX" }))).toBe("q");
});

test.each<[string, KeyboardEventInit]>([
  ["in the middle of a syllable", { key: "j", code: "KeyJ", isComposing: true }],
  ["held by an input method", { key: "Process", code: "KeyJ", keyCode: 229 }],
  ["with Ctrl", { key: "j", code: "KeyJ", ctrlKey: true }],
  ["with Alt", { key: "j", code: "KeyJ", altKey: true }],
])("nothing %s", (_when, options) => {
  press(options);
  expect(pressed).not.toHaveBeenCalled();
});

test("nothing in a field, under a dialog, or when turned off", () => {
  press({ key: "j", code: "KeyJ" }, document.querySelector("input") as Element);
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.setAttribute("role", "dialog");
  press({ key: "j", code: "KeyJ" });
  dialog.remove();
  turnKeys(false);
  press({ key: "j", code: "KeyJ" });
  expect(pressed).not.toHaveBeenCalled();
  turnKeys(true);
  press({ key: "j", code: "KeyJ" });
  expect(pressed).toHaveBeenCalledOnce();
});

test("a key pressed as soon as the page is there is heard", async () => {
  await close();
  function Shown() {
    useLayoutEffect(() => {
      press({ key: "u", code: "KeyU" });
    }, []);
    return <Page />;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Shown />));
  close = () => act(async () => root.unmount());
  expect(pressed.mock.calls).toEqual([["u"]]);
});
