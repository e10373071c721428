// Several lines of text with their name, hint and error.
import { Input } from "@mantine/core";
import type { ReactNode } from "react";
import { FieldShell, tied } from "./FieldShell.tsx";
import type { FieldState } from "./form-types.ts";
import styles from "./TextAreaField.module.css";

interface TextAreaFieldProps extends FieldState<string> {
  needed: boolean;
  rows: number;
  hint?: ReactNode;
  maxLength?: number;
  /** The language that is written, where it is not the page's. */
  lang?: string;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { id, name, label, value, error, needed, rows, hint, maxLength, lang, onChange, onBlur } = props;
  return (
    <FieldShell id={id} label={label} needed={needed} error={error} hint={hint}>
      <Input
        component="textarea"
        attributes={{ input: tied(id, error, hint) }}
        classNames={{ input: styles.area }}
        name={name}
        value={value}
        rows={rows}
        lang={lang}
        maxLength={maxLength}
        autoComplete="off"
        multiline
        withAria={false}
        required={needed}
        error={error !== undefined}
        onBlur={onBlur}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldShell>
  );
}
