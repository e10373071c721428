// Shows what is around every field, as the parts of the kit take it: its name above, its error and its hint
// below, tied to it by id.
import type { ReactNode } from "react";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { ErrorWords } from "./ErrorWords.tsx";
import { FieldLabel } from "./FieldLabel.tsx";

interface FieldWords {
  label: MessageId;
  /** Word behind the label; absent where every field is needed, null where it is needed only to publish. */
  needed?: boolean | null | undefined;
  hint?: ReactNode;
  error: FieldCode | undefined;
}

export function fieldParts({ label, needed, hint, error }: FieldWords) {
  return {
    label: <FieldLabel label={label} needed={needed ?? undefined} />,
    description: hint,
    error: error === undefined ? undefined : <ErrorWords code={error} />,
  };
}
