// The frame of a question: a modal <dialog> of the browser that is open while it is mounted. Esc is the way back.
import type { ReactNode } from "react";
import { useModal } from "./use-modal.ts";

interface ModalFrameProps {
  className: string | undefined;
  /** Ids of what names it and of what it says. */
  labelledBy: string;
  describedBy?: string;
  onClose: () => void;
  children: ReactNode;
}

export function ModalFrame({ className, labelledBy, describedBy, onClose, children }: ModalFrameProps) {
  const dialog = useModal();
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
