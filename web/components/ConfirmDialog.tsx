// Asks before something is done that somebody may regret. The way back has the focus first.
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import button from "./button.module.css";
import styles from "./ConfirmDialog.module.css";
import { ModalFrame } from "./ModalFrame.tsx";

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
  const id = useId();
  return (
    <ModalFrame
      className={styles.dialog}
      labelledBy={`${id}-title`}
      describedBy={`${id}-detail`}
      onClose={onCancel}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-detail`}>{detail}</p>
      <div className={styles.actions}>
        <button type="button" className={`${button.button} ${button.outline}`} onClick={onCancel}>
          <FormattedMessage id="components.confirm.cancel" />
        </button>
        <button type="button" className={`${button.button} ${button.danger}`} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </ModalFrame>
  );
}
