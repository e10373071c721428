// The frame of a question: a modal <dialog> of the browser that is open while it is mounted. Esc is the way back.
import { type ReactNode, useLayoutEffect, useRef } from "react";

interface ModalFrameProps {
  className: string | undefined;
  /** Ids of what names it and of what it says. */
  labelledBy: string;
  describedBy?: string;
  onClose: () => void;
  children: ReactNode;
}

export function ModalFrame({ className, labelledBy, describedBy, onClose, children }: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it leaves the page: only a dialog that is still there gives the focus back to what it was opened by.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
