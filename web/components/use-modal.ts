import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A <dialog> of the browser that is modal while it is mounted. It is closed before it leaves the page, in a layout effect: only a
 * dialog that is still there gives the focus back to what it was opened by.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return dialog;
}
