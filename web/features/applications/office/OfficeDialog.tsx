// A dialog of the browser around what the office does with one person or all of them.
import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./OfficeDialog.module.css";

interface OfficeDialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Mount it to open it; Esc closes. */
export function OfficeDialog({ title, onClose, children }: OfficeDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
