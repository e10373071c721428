// @vitest-environment jsdom
// Ctrl+S in an editor: it saves as the button does, and never in the middle of a syllable.
import { act, useRef } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSaveKey } from "#web/components/editor/use-save-key.ts";
import { signIns } from "#web/session/sign-in-again.ts";

const saved = vi.fn();
let close = async () => {};
let show = async (_onSave?: () => void) => {};

function Editor({ onSave }: { onSave?: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(form, onSave);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        saved();
      }}
    />
  );
}

/** Answers whether the browser's own dialog would have come. */
function press(options: KeyboardEventInit): boolean {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...options });
  return document.body.dispatchEvent(event);
}

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  saved.mockClear();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  show = (onSave) => act(async () => root.render(<Editor {...(onSave ? { onSave } : {})} />));
  await show();
  close = async () => {
    await act(async () => root.unmount());
    place.remove();
    vi.useRealTimers();
  };
});
afterEach(async () => close());

test("saves with Ctrl and with Cmd, on a Korean keyboard too, once for a key that is held", () => {
  expect(press({ key: "s", code: "KeyS", ctrlKey: true })).toBe(false);
  expect(press({ key: "S", code: "KeyS", metaKey: true })).toBe(false);
  expect(press({ key: "ㄴ", code: "KeyS", ctrlKey: true })).toBe(false);
  expect(saved).toHaveBeenCalledTimes(3);
  expect(press({ key: "s", code: "KeyS", ctrlKey: true, repeat: true })).toBe(false);
  expect(saved).toHaveBeenCalledTimes(3);
  // An "o" that is where "s" is elsewhere, and other shortcuts, are the browser's.
  expect(press({ key: "o", code: "KeyS", ctrlKey: true })).toBe(true);
  expect(press({ key: "s", code: "KeyS", ctrlKey: true, shiftKey: true })).toBe(true);
  expect(press({ key: "s", code: "KeyS" })).toBe(true);
  expect(saved).toHaveBeenCalledTimes(3);
});

test("waits for the end of a syllable that is being composed", () => {
  expect(press({ key: "s", code: "KeyS", ctrlKey: true, isComposing: true })).toBe(false);
  expect(saved).not.toHaveBeenCalled();
  document.body.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  vi.runAllTimers();
  expect(saved).toHaveBeenCalledOnce();
});

test("leaves a question over the page unanswered, and the browser's dialog away", () => {
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.setAttribute("aria-modal", "true");
  expect(press({ key: "s", code: "KeyS", ctrlKey: true })).toBe(false);
  expect(saved).not.toHaveBeenCalled();
  dialog.remove();
});

test("saves the draft where the button puts a text into force", async () => {
  const keep = vi.fn();
  await show(keep);
  expect(press({ key: "s", code: "KeyS", ctrlKey: true })).toBe(false);
  expect(keep).toHaveBeenCalledOnce();
  expect(saved).not.toHaveBeenCalled();
});

test("opens no dialog under the hands where the session has ended", () => {
  void signIns.ask(false);
  press({ key: "s", code: "KeyS", ctrlKey: true });
  expect(signIns.asked()?.isUrgent).toBe(false);
  signIns.asked()?.answer(false);
});
