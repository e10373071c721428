// Asks for the words to the author, before a manuscript is given back or rejected without a review.
import { Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";

interface WordsDialogProps {
  act: "return" | "reject";
  onAnswer: (words: string) => Promise<void>;
  onClose: () => void;
}

export function WordsDialog({ act, onAnswer, onClose }: WordsDialogProps) {
  const [words, setWords] = useState("");
  const [attempted, setAttempted] = useState(false);
  const [pending, setPending] = useState(false);
  const isMissing = words.trim() === "";
  const give = async () => {
    setAttempted(true);
    if (isMissing) return document.getElementById("desk-words")?.focus();
    setPending(true);
    await onAnswer(words.trim());
    setPending(false);
  };
  return (
    <FormDialog
      title={<FormattedMessage id={`desk.act.${act}Title`} />}
      answer={<FormattedMessage id={`desk.act.${act}`} />}
      danger={act === "reject"}
      pending={pending}
      onAnswer={() => void give()}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id={`desk.act.${act}Detail`} />
      </Text>
      <TextAreaField
        id="desk-words"
        name="words"
        label="desk.act.words"
        rows={6}
        maxLength={REASON_MAX_LENGTH}
        value={words}
        onChange={setWords}
        onBlur={() => {}}
        error={attempted && isMissing ? "REQUIRED" : undefined}
      />
    </FormDialog>
  );
}
