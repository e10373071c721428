// A checkbox with its sentence.
import { Checkbox, Group, Input } from "@mantine/core";
import type { ReactNode } from "react";
import { fieldParts } from "./field-parts.tsx";
import type { FieldState } from "./form-types.ts";

interface CheckFieldProps extends FieldState<boolean> {
  needed: boolean;
  /** Behind the label, such as a link; pressing it does not tick the box. */
  beside?: ReactNode;
}

export function CheckField({ label, needed, error, value, beside, onChange, ...box }: CheckFieldProps) {
  const { error: words, ...parts } = fieldParts({ label, needed, error });
  return (
    <div>
      <Group gap={12} align="flex-start" wrap="nowrap" py={10}>
        <Checkbox
          {...box}
          {...parts}
          required={needed}
          error={error !== undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && `${box.id}-error`}
          checked={value}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {beside}
      </Group>
      {words === undefined ? null : (
        <Input.Error id={`${box.id}-error`} ps={36} mt={-4} mb={8}>
          {words}
        </Input.Error>
      )}
    </div>
  );
}
