// Asks before something is done that somebody may regret. A modal <dialog> of the browser; the way back has the focus first, and Esc
// is the way back too.
import { type ReactNode, useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import button from "./button.module.css";
import styles from "./ConfirmDialog.module.css";

interface ConfirmDialogProps {
  /** The question, with the name of what it is about. */
  title: ReactNode;
  /** What will happen. */
  detail: ReactNode;
  /** The verb, as the button says it. */
  action: ReactNode;
  onConfirm: () => void;
  /** Called however it closes without a yes. */
  onCancel: () => void;
}

/** Mount it to ask. */
export function ConfirmDialog({ title, detail, action, onConfirm, onCancel }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-detail`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-detail`}>{detail}</p>
      <div className={styles.actions}>
        <button type="button" className={`${button.button} ${button.outline}`} onClick={onCancel}>
          <FormattedMessage id="components.confirm.cancel" />
        </button>
        <button type="button" className={`${button.button} ${styles.danger}`} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </dialog>
  );
}
