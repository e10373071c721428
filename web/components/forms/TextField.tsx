// One line of text with its name, hint and error.
import { TextInput } from "@mantine/core";
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from "react";
import { fieldParts } from "./field-parts.tsx";
import type { FieldState } from "./form-types.ts";

interface TextFieldProps extends FieldState<string> {
  /** Word behind the label; absent where every field is needed. */
  needed?: boolean | null | undefined;
  hint?: ReactNode;
  type?: HTMLInputTypeAttribute;
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: "text" | "email" | "tel" | "numeric" | "decimal" | "url";
  placeholder?: string;
  maxLength?: number;
  /** The language that is written, where it is not the page's. */
  lang?: string;
  /** False for addresses, names and passwords. */
  spellCheck?: boolean;
  /** What is at the right end inside the field. */
  inside?: ReactNode;
}

export function TextField({ label, needed, hint, error, inside, onChange, ...input }: TextFieldProps) {
  return (
    <TextInput
      {...input}
      {...fieldParts({ label, needed, hint, error })}
      required={needed === undefined || needed === true}
      autoCapitalize={input.spellCheck === false ? "none" : undefined}
      rightSection={inside}
      rightSectionWidth={48}
      rightSectionPointerEvents="all"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
