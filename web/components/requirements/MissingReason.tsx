// Shows why a step is taken although something is missing.
import { FormattedMessage } from "react-intl";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import type { useMissingStep } from "./use-missing-step.ts";

interface MissingReasonProps {
  id: string;
  held: ReturnType<typeof useMissingStep>;
}

/** Nothing where none is asked for. */
export function MissingReason({ id, held }: MissingReasonProps) {
  if (!held.asksReason) return null;
  return (
    <TextAreaField
      id={id}
      name="missingReason"
      label="requirements.reason"
      hint={<FormattedMessage id="requirements.reasonHint" />}
      needed
      rows={3}
      maxLength={REASON_MAX_LENGTH}
      value={held.reason}
      onChange={held.setReason}
      onBlur={() => {}}
      error={undefined}
    />
  );
}
