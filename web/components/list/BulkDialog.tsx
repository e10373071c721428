// Asks before something is done to many rows, with their number: why, where a reason is written down, and again where the number has
// changed since.
import { Alert, Text, Textarea } from "@mantine/core";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { FieldLabel } from "#web/components/forms/FieldLabel.tsx";
import type { BulkAction, BulkQuestion } from "./bulk-action.ts";

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
  const [reason, setReason] = useState(props.reason);
  const [isMissing, setMissing] = useState(false);
  const answer = () => {
    if (!question.needsReason || reason.trim() !== "") return onAnswer(reason.trim());
    setMissing(true);
    document.getElementById(id)?.focus();
  };
  return (
    <FormDialog
      title={question.title}
      answer={action.label}
      refusal={<FormattedMessage id="components.confirm.cancel" />}
      onAnswer={answer}
      onClose={onClose}
    >
      {countBefore === null ? null : (
        <Alert variant="bad" role="alert">
          <FormattedMessage id="list.bulk.changed" values={{ before: countBefore, count }} />
        </Alert>
      )}
      <Text c="var(--ink-2)">{question.detail}</Text>
      {question.needsReason ? (
        <Textarea
          id={id}
          label={<FieldLabel label="list.bulk.reason" needed />}
          rows={3}
          required
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          error={isMissing ? <FormattedMessage id="list.bulk.reasonNeeded" /> : undefined}
          errorProps={{ role: "alert" }}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
        />
      ) : null}
    </FormDialog>
  );
}
