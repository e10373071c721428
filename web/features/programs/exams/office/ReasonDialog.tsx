// Asks why a rater is withdrawn, or why locked scores are opened; the reason is logged.
import { Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";

interface ReasonDialogProps {
  act: "withdraw" | "unlock";
  /** Whom it is about. */
  name: string;
  onAnswer: (reason: string) => Promise<void>;
  onClose: () => void;
}

export function ReasonDialog({ act, name, onAnswer, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const [attempted, setAttempted] = useState(false);
  const [pending, setPending] = useState(false);
  const isMissing = reason.trim() === "";
  const give = async () => {
    setAttempted(true);
    if (isMissing) return document.getElementById("rater-reason")?.focus();
    setPending(true);
    await onAnswer(reason.trim());
    setPending(false);
  };
  return (
    <FormDialog
      title={<FormattedMessage id={`exam-scoring.${act}.title`} values={{ name }} />}
      answer={<FormattedMessage id={`exam-scoring.${act}`} />}
      danger={act === "withdraw"}
      pending={pending}
      onAnswer={() => void give()}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id={`exam-scoring.${act}.detail`} />
      </Text>
      <TextAreaField
        id="rater-reason"
        name="reason"
        label="exam-scoring.reason"
        rows={3}
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        onChange={setReason}
        onBlur={() => {}}
        error={attempted && isMissing ? "REQUIRED" : undefined}
      />
    </FormDialog>
  );
}
