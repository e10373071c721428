// Keys that do something by themselves, in the office (docs/core.md#keys). None of them does anything while
// somebody types, in the middle of a Korean syllable, under a dialog, or where the person has turned them off
// (WCAG 2.1.4).
import { useLayoutEffect, useRef } from "react";
import { browserStorage } from "./browser-storage.ts";

const OFF_KEY = "single-keys";
const TYPED_IN = "input:not([type='checkbox'], [type='radio']), textarea, select, [contenteditable='true']";
const OVER_THE_PAGE = "[role='dialog'], [role='menu'], [role='listbox'], dialog[open]";
/** What a key event carries while an input method has it. */
const HELD_BY_INPUT_METHOD = 229;

export const areKeysOn = (): boolean => browserStorage().getItem(OFF_KEY) !== "off";

/** Remembered in this browser. */
export function turnKeys(on: boolean): void {
  if (on) browserStorage().removeItem(OFF_KEY);
  else browserStorage().setItem(OFF_KEY, "off");
}

/** Whether an input method has the key: it makes a syllable of it. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === HELD_BY_INPUT_METHOD;

/** The key's own sign: the Latin letter of a key on which a Korean keyboard has another. */
export function keyOf({ key, code }: KeyboardEvent): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter !== undefined && !/^[a-z]$/i.test(key) ? letter.toLowerCase() : key;
}

function isFree(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing(event) || !areKeysOn()) return false;
  if (target instanceof Element && target.closest(TYPED_IN)) return false;
  return document.querySelector(OVER_THE_PAGE) === null;
}

/**
 * Listens from the moment the screen shows what the key is for: an effect after it would come late on a busy machine.
 * @param onKey answers whether the key was meant for it; nobody else gets it then
 */
export function useSingleKeys(onKey: (key: string, event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKey);
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isFree(event) && latest.current(keyOf(event), event)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
