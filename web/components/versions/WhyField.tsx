// The reason for a new version, beside the button that saves it; the list of versions shows it (docs/texts.md#texts).
import { FormattedMessage } from "react-intl";
import { CAPTION_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { TextField } from "#web/components/forms/TextField.tsx";

export function WhyField(field: FieldState<string>) {
  return (
    <TextField
      {...field}
      needed={false}
      autoComplete="off"
      maxLength={CAPTION_MAX_LENGTH}
      hint={<FormattedMessage id="versions.why.hint" />}
    />
  );
}
