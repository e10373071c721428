import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A <dialog> of the browser that is modal while it is mounted. A layout effect closes it before it leaves the
 * page, because only a dialog that is still there gives the focus back to what opened it.
 * @param byItself for a dialog that nobody asked for: the selector of what gets the focus. It opens in a task
 * of its own, because making the rest of the page inert takes a slow phone longer than drawing the dialog
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
