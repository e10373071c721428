// One choice out of many, with the browser's own list: best on phones, and typed into on a keyboard.
import { Input } from "@mantine/core";
import { mdiChevronDown } from "@mdi/js";
import { type ReactNode, useMemo } from "react";
import { Icon } from "#web/components/Icon.tsx";
import { FieldShell, tied } from "./FieldShell.tsx";
import type { FieldState } from "./form-types.ts";
import styles from "./SelectField.module.css";

interface SelectFieldProps extends FieldState<string> {
  needed?: boolean | undefined;
  hint?: ReactNode;
  autoComplete: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Stands for "nothing chosen yet". */
  prompt: string;
  disabled?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { id, name, value, label, needed, hint, error, options, prompt, disabled = false } = props;
  const list = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [options],
  );
  return (
    <FieldShell id={id} label={label} needed={needed} error={error} hint={hint}>
      <Input
        component="select"
        attributes={{ input: tied(id, error, hint) }}
        name={name}
        value={value}
        autoComplete={props.autoComplete}
        className={styles.select}
        withAria={false}
        required={needed !== false}
        disabled={disabled}
        error={error !== undefined}
        pointer
        rightSection={<Icon path={mdiChevronDown} size={20} />}
        rightSectionWidth={48}
        rightSectionPointerEvents="none"
        onBlur={props.onBlur}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        <option value="">{prompt}</option>
        {list}
      </Input>
    </FieldShell>
  );
}
