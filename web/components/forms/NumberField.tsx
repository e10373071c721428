// Whole won, or a number of seats, minutes or points: digits, grouped when the field is left.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { FieldState } from "./form-types.ts";
import { TextField } from "./TextField.tsx";
import { groupDigits } from "./whole-numbers.ts";

interface NumberFieldProps extends FieldState<string> {
  needed: boolean;
  hint?: React.ReactNode;
  /** What is counted, at the end of the field. */
  unit:
    | "won"
    | "seats"
    | "th"
    | "daysBefore"
    | "percentage"
    | "hours"
    | "minutes"
    | "points"
    | "raters"
    | "days";
}

export function NumberField({ unit, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      autoComplete="off"
      inputMode="numeric"
      onBlur={() => {
        const grouped = groupDigits(field.value);
        if (grouped !== field.value) field.onChange(grouped);
        field.onBlur();
      }}
      inside={
        <Text span fz="sm" c="dimmed" pe={12}>
          <FormattedMessage id={`program-office.unit.${unit}`} />
        </Text>
      }
    />
  );
}
