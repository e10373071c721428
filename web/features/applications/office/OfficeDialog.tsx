// A dialog of the browser around what the office does with one person or all of them.
import { type ReactNode, useId } from "react";
import { ModalFrame } from "#web/components/ModalFrame.tsx";
import styles from "./OfficeDialog.module.css";

interface OfficeDialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Mount it to open it; Esc closes. */
export function OfficeDialog({ title, onClose, children }: OfficeDialogProps) {
  const id = useId();
  return (
    <ModalFrame className={styles.dialog} labelledBy={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </ModalFrame>
  );
}
