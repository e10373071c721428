// A checkbox with its sentence; the whole line can be pressed.
import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./CheckField.module.css";
import { NeededWord } from "./FieldLabel.tsx";
import { FieldError, tied } from "./FieldShell.tsx";
import type { FieldState } from "./form-types.ts";

interface CheckFieldProps extends FieldState<boolean> {
  needed: boolean;
  /** Behind the label, such as a link; pressing it does not tick the box. */
  beside?: ReactNode;
}

export function CheckField({
  id,
  name,
  label,
  value,
  error,
  needed,
  beside,
  onChange,
  onBlur,
}: CheckFieldProps) {
  return (
    <div>
      <div className={styles.line}>
        <Checkbox
          {...tied(id, error)}
          name={name}
          checked={value}
          error={error !== undefined}
          required={needed}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label className={styles.label} htmlFor={id}>
          <FormattedMessage id={label} />
          <NeededWord needed={needed} />
        </label>
        {beside}
      </div>
      <div className={styles.error}>
        <FieldError id={id} code={error} />
      </div>
    </div>
  );
}
