// One choice out of many, with the browser's own list: best on phones, and typed into on a keyboard.
import { NativeSelect } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { fieldParts } from "./field-parts.tsx";
import type { FieldState } from "./form-types.ts";

interface SelectFieldProps extends FieldState<string> {
  needed?: boolean | null | undefined;
  hint?: ReactNode;
  autoComplete: string;
  options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  /** The words for "nothing chosen yet"; null where something is always chosen. */
  prompt: string | null;
  disabled?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { label, needed, hint, error, options, prompt, onChange, ...select } = props;
  const data = useMemo(
    () => (prompt === null ? [...options] : [{ value: "", label: prompt }, ...options]),
    [options, prompt],
  );
  return (
    <NativeSelect
      {...select}
      {...fieldParts({ label, needed, hint, error })}
      required={needed === undefined || needed === true}
      data={data}
      data-empty={select.value === "" || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
