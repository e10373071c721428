import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A <dialog> of the browser that is modal while it is mounted. It is closed before it leaves the page, in a layout effect: only a
 * dialog that is still there gives the focus back to what it was opened by.
 * @param byItself of one that nobody asked for: what has the focus, as a selector. It opens in a task of its own, because to make all
 * the rest of a page inert takes a slow phone longer than to draw the dialog
 */
export function useModal(byItself?: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened) return;
    const open = () => {
      opened.showModal();
      if (byItself !== undefined) opened.querySelector<HTMLElement>(byItself)?.focus();
    };
    const timer = byItself === undefined ? open() : setTimeout(open);
    return () => {
      if (timer !== undefined) clearTimeout(timer);
      opened.close();
    };
  }, [byItself]);
  return dialog;
}
