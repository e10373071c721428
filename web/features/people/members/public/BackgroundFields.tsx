// The text fields about work and study that registration and my account share.

import { LINE_MAX_LENGTH, PHONE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { FieldGrid } from "#web/components/forms/FormSection.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { TextField } from "#web/components/forms/TextField.tsx";

type BackgroundPath =
  | "final_degree_institution"
  | "major"
  | "affiliation"
  | "department"
  | "position"
  | "phone_number";

interface BackgroundFieldsProps {
  field: (path: BackgroundPath) => FieldState<string>;
  /** The grade applied for asks for institution and affiliation. */
  required: boolean;
}

/** Education and affiliation, in the drawn order. */
export function BackgroundFields({ field, required }: BackgroundFieldsProps) {
  const line = { maxLength: LINE_MAX_LENGTH, spellCheck: false };
  return (
    <FieldGrid>
      <TextField {...field("final_degree_institution")} {...line} needed={required} autoComplete="off" />
      <TextField {...field("major")} {...line} needed={false} autoComplete="off" />
      <TextField {...field("affiliation")} {...line} needed={required} autoComplete="organization" />
      <TextField {...field("department")} {...line} needed={false} autoComplete="off" />
      <TextField {...field("position")} {...line} needed={false} autoComplete="organization-title" />
      <TextField
        {...field("phone_number")}
        needed={false}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="010-0000-0000"
        maxLength={PHONE_MAX_LENGTH}
        spellCheck={false}
      />
    </FieldGrid>
  );
}
