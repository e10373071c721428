// A checkbox with its sentence.
import { Checkbox, Group, Input } from "@mantine/core";
import type { ReactNode } from "react";
import { fieldParts } from "./field-parts.tsx";
import type { FieldState } from "./form-types.ts";

interface CheckFieldProps extends FieldState<boolean> {
  /** A box that may stay empty has no word: it is a choice anyway. */
  needed: boolean;
  hint?: ReactNode;
  /** Behind the label, such as a link; pressing it does not tick the box. */
  beside?: ReactNode;
}

export function CheckField({ label, needed, hint, error, value, beside, onChange, ...box }: CheckFieldProps) {
  const { error: words, ...parts } = fieldParts({ label, needed: needed || undefined, error });
  const hintId = `${box.id}-hint`;
  const described = [error ? `${box.id}-error` : [], hint ? hintId : []].flat().join(" ");
  return (
    <div>
      <Group gap={12} align="flex-start" wrap="nowrap" py={10}>
        <Checkbox
          {...box}
          {...parts}
          required={needed}
          error={error !== undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
          checked={value}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {beside}
      </Group>
      {hint ? (
        <Input.Description id={hintId} ps={36} mt={-4} mb={8}>
          {hint}
        </Input.Description>
      ) : null}
      {words === undefined ? null : (
        <Input.Error id={`${box.id}-error`} ps={36} mt={-4} mb={8}>
          {words}
        </Input.Error>
      )}
    </div>
  );
}
