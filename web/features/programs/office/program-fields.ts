// A line of a program's form, ready for the fields of web/components/forms.
import { type FieldState, idOf } from "#web/components/forms/form-types.ts";
import { type ProgramPath, programLabel } from "./program-labels.ts";
import type { ProgramForm } from "./use-program-form.ts";

/** Prefix of the ids of the fields. */
export const FORM_NAME = "program";

export function programField<Value>(
  form: ProgramForm,
  path: ProgramPath,
  value: Value,
  onChange: (value: Value) => void,
): FieldState<Value> {
  return {
    id: idOf(FORM_NAME, path),
    name: path,
    label: programLabel(path),
    value,
    error: form.errorOf(path),
    onChange,
    onBlur: () => {},
  };
}
