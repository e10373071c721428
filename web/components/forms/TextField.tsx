// One line of text with its name, hint and error.
import { Input } from "@mantine/core";
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from "react";
import { FieldShell, tied } from "./FieldShell.tsx";
import type { FieldState } from "./form-types.ts";

export interface TextFieldProps extends FieldState<string> {
  /** Word behind the label; absent where every field is needed. */
  needed?: boolean | undefined;
  hint?: ReactNode;
  type?: HTMLInputTypeAttribute;
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: "text" | "email" | "tel" | "numeric";
  placeholder?: string;
  maxLength?: number;
  /** The language that is written, where it is not the page's. */
  lang?: string;
  /** False for addresses, names and passwords. */
  spellCheck?: boolean;
  /** What stands at the right end inside the field. */
  inside?: ReactNode;
  /** Id of a further description. */
  describedBy?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, needed, hint, error, inside, describedBy, onChange, ...input } = props;
  return (
    <FieldShell id={input.id} label={label} needed={needed} error={error} hint={hint}>
      <Input
        {...input}
        withAria={false}
        attributes={{ input: tied(input.id, error, hint, describedBy) }}
        required={needed !== false}
        error={error !== undefined}
        autoCapitalize={input.spellCheck === false ? "none" : undefined}
        rightSection={inside}
        rightSectionWidth={48}
        rightSectionPointerEvents="all"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldShell>
  );
}
