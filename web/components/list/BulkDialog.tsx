// Asks before something is done to many rows, with their number: why, where a reason is written down, and again where the number has
// changed since.
import { type FormEvent, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { REASON_MAX_LENGTH } from "#schema/validation/lists.ts";
import button from "#web/components/button.module.css";
import { ModalFrame } from "#web/components/ModalFrame.tsx";
import type { BulkAction, BulkQuestion } from "./bulk-action.ts";
import styles from "./ExportDialog.module.css";

interface BulkDialogProps {
  question: BulkQuestion;
  action: BulkAction;
  count: number;
  /** What it was when it was asked before; null: it is asked for the first time. */
  countBefore: number | null;
  reason: string;
  onAnswer: (reason: string) => void;
  onClose: () => void;
}

/** Mount it to ask. The way back has the focus first, unless there is something to write. */
export function BulkDialog(props: BulkDialogProps) {
  const { question, action, count, countBefore, onAnswer, onClose } = props;
  const id = useId();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "").trim();
    if (question.needsReason && reason === "") {
      setMissing(true);
      return reasonField.current?.focus();
    }
    onAnswer(reason);
  };
  return (
    <ModalFrame
      className={styles.dialog}
      labelledBy={`${id}-title`}
      describedBy={`${id}-detail`}
      onClose={onClose}
    >
      <form onSubmit={answer} noValidate>
        <h2 id={`${id}-title`}>{question.title}</h2>
        <div id={`${id}-detail`}>
          {countBefore === null ? null : (
            <p className={styles.changed}>
              <FormattedMessage id="list.bulk.changed" values={{ before: countBefore, count }} />
            </p>
          )}
          <p>{question.detail}</p>
        </div>
        {question.needsReason ? (
          <>
            <label htmlFor={`${id}-reason`} className={styles.label}>
              <FormattedMessage id="list.bulk.reason" />
            </label>
            <textarea
              ref={reasonField}
              id={`${id}-reason`}
              name="reason"
              rows={3}
              required
              defaultValue={props.reason}
              maxLength={REASON_MAX_LENGTH}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? `${id}-failure` : undefined}
            />
            {isMissing ? (
              <p id={`${id}-failure`} className={styles.failure} role="alert">
                <FormattedMessage id="list.bulk.reasonNeeded" />
              </p>
            ) : null}
          </>
        ) : null}
        <div className={styles.actions}>
          <button type="button" className={`${button.button} ${button.outline}`} onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </button>
          <button type="submit" className={`${button.button} ${button.solid}`}>
            {action.label}
          </button>
        </div>
      </form>
    </ModalFrame>
  );
}
