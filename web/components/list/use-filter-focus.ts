// Says where the focus goes when what had it is gone: a list is narrowed by keyboard from one place.
import { useEffect, useRef, useState } from "react";

/**
 * The panel of a filter bar, and the focus around it.
 * @param here the address of the list; it changes with every filter that is taken away
 * @returns `toggle`, `onOpen`: for the button that opens the panel, which gets the focus; `onClose`: for the
 * panel; `onRemove`: for the
 *   links that take a filter away
 */
export function useFilterPanel(here: string) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const removed = useRef(false);
  useEffect(() => {
    if (removed.current && here) toggle.current?.focus();
    removed.current = false;
  }, [here]);
  const onRemove = () => {
    removed.current = true;
  };
  return { open, toggle, onOpen: () => setOpen(true), onClose: () => setOpen(false), onRemove };
}

/** The box of words that are looked for. It follows the address, and stays the same box, which keeps the focus. */
export function useTypedBox(typed: string) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.value = typed;
  }, [typed]);
  return box;
}
