// A dialog of the browser around what the office does with one person or all of them.
import { type ReactNode, useId } from "react";
import { ModalFrame } from "#web/components/ModalFrame.tsx";
import styles from "./OfficeDialog.module.css";

interface OfficeDialogProps {
  /** Of its heading; a form in it is named by that. */
  titleId?: string;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Mount it to open it; Esc closes. */
export function OfficeDialog({ titleId, title, onClose, children }: OfficeDialogProps) {
  const own = useId();
  const id = titleId ?? own;
  return (
    <ModalFrame className={styles.dialog} labelledBy={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </ModalFrame>
  );
}
