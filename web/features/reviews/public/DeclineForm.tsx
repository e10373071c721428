// A no: nothing has to be said, but why, and who could do it instead, help the editors.
import { Button, Group, Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ENTRY_BODY_MAX_LENGTH } from "#schema/validation/limits.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";

interface DeclineFormProps {
  pending: boolean;
  onDecline: (input: { reason: string; suggestion: string }) => void;
  onCancel: () => void;
}

export function DeclineForm({ pending, onDecline, onCancel }: DeclineFormProps) {
  const [reason, setReason] = useState("");
  const [suggestion, setSuggestion] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDecline({ reason, suggestion });
  };
  const field = {
    needed: false,
    rows: 3,
    maxLength: ENTRY_BODY_MAX_LENGTH,
    onBlur: () => {},
    error: undefined,
  };
  return (
    <form noValidate method="post" onSubmit={submit} aria-labelledby="answer-title">
      <Stack gap={16}>
        <TextAreaField
          {...field}
          id="decline-reason"
          name="reason"
          label="reviews.decline.reason"
          value={reason}
          onChange={setReason}
        />
        <TextAreaField
          {...field}
          id="decline-suggestion"
          name="suggestion"
          label="reviews.decline.suggestion"
          hint={<FormattedMessage id="reviews.decline.suggestionHint" />}
          value={suggestion}
          onChange={setSuggestion}
        />
        <Group gap={12}>
          <Button type="submit" disabled={pending}>
            <FormattedMessage id="reviews.decline.send" />
          </Button>
          <Button variant="outline" onClick={onCancel}>
            <FormattedMessage id="reviews.decline.back" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
