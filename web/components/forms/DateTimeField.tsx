// A moment as it is typed: a day and a time in Seoul, whatever clock the computer has.
import type { ReactNode } from "react";
import type { FieldState } from "./form-types.ts";
import { TextField } from "./TextField.tsx";

interface DateTimeFieldProps extends FieldState<string> {
  needed: boolean;
  hint?: ReactNode;
}

export function DateTimeField(field: DateTimeFieldProps) {
  return <TextField {...field} type="datetime-local" autoComplete="off" />;
}
