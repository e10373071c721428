// Where the focus goes when what had it is gone: a list is narrowed by keyboard from one place.
import { useEffect, useRef } from "react";

/**
 * The focus of a filter bar.
 * @param here the address of the list; it changes with every filter that is taken away
 * @returns `toggle`: for the button that adds a filter, which gets the focus; `onRemove`: for the links that take one away
 */
export function useFilterFocus(here: string) {
  const toggle = useRef<HTMLButtonElement>(null);
  const removed = useRef(false);
  useEffect(() => {
    if (removed.current && here) toggle.current?.focus();
    removed.current = false;
  }, [here]);
  const onRemove = () => {
    removed.current = true;
  };
  return { toggle, onRemove };
}

/** The box of words that are looked for. It follows the address, and stays the same box, which keeps the focus. */
export function useTypedBox(typed: string) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.value = typed;
  }, [typed]);
  return box;
}
