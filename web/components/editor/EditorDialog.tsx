// A question over the page: the browser's own dialog, which keeps the focus inside, closes on Escape and gives the focus back.
import { type ReactNode, useId } from "react";
import { createPortal } from "react-dom";
import { FormattedMessage } from "react-intl";
import { Button } from "#web/components/Button.tsx";
import button from "#web/components/button.module.css";
import { ModalFrame } from "#web/components/ModalFrame.tsx";
import styles from "./EditorDialog.module.css";

interface EditorDialogProps {
  title: ReactNode;
  /** What the button that answers says. */
  answer: ReactNode;
  onAnswer: () => void;
  /** The answer takes something away. */
  danger?: boolean;
  /** Escape, and the button that does not answer. */
  onClose: () => void;
  /** What the button that does not answer says; "취소" when absent. */
  refusal?: ReactNode;
  children?: ReactNode;
}

export function EditorDialog({
  title,
  answer,
  danger = false,
  onAnswer,
  onClose,
  refusal,
  children,
}: EditorDialogProps) {
  const titleId = useId();
  // Beside the page: it may be asked from inside a form, and a form can't stand in another.
  return createPortal(
    <ModalFrame className={styles.dialog} labelledBy={titleId} onClose={onClose}>
      <form
        className={styles.form}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onAnswer();
        }}
      >
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        <div className={styles.choices}>
          <Button look="outline" onClick={onClose}>
            {refusal ?? <FormattedMessage id="editor.dialog.cancel" />}
          </Button>
          <button type="submit" className={`${button.button} ${danger ? button.danger : button.solid}`}>
            {answer}
          </button>
        </div>
      </form>
    </ModalFrame>,
    document.body,
  );
}
