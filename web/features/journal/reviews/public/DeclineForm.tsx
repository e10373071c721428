// A no: nothing has to be said, but why, and who could do it instead, help the editors.
import { Button, Group, Stack } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ENTRY_BODY_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";

interface DeclineFormProps {
  labelledBy: string;
  /** What its button says. */
  send: ReactNode;
  pending: boolean;
  onDecline: (input: { reason: string; suggestion: string }) => void;
  onCancel: () => void;
}

export function DeclineForm({ labelledBy, send, pending, onDecline, onCancel }: DeclineFormProps) {
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
    <form noValidate method="post" onSubmit={submit} aria-labelledby={labelledBy}>
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
            {send}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            <FormattedMessage id="reviews.decline.back" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
