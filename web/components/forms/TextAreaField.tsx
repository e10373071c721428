// Several lines of text with their name, hint and error.
import { Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { fieldParts } from "./field-parts.tsx";
import type { FieldState } from "./form-types.ts";

interface TextAreaFieldProps extends FieldState<string> {
  needed?: boolean | null | undefined;
  rows: number;
  hint?: ReactNode;
  maxLength?: number;
  /** The language that is written, where it is not the page's. */
  lang?: string;
}

export function TextAreaField({ label, needed, hint, error, onChange, ...area }: TextAreaFieldProps) {
  return (
    <Textarea
      {...area}
      {...fieldParts({ label, needed, hint, error })}
      required={needed === undefined || needed === true}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
