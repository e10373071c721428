// A choice between a few, each a row that can be pressed anywhere; the chosen one is marked by ground, bar and dot.
import { Radio } from "@mantine/core";
import type { ReactNode } from "react";
import { FieldError } from "./FieldError.tsx";
import type { FieldState } from "./form-types.ts";
import styles from "./RadioRows.module.css";

interface RadioRowsProps<Choice extends string> extends FieldState<Choice> {
  /** In a narrow place: one below the other, whatever the width of the page. */
  narrow?: boolean;
  /** One has to be chosen; the legend says so. */
  needed?: boolean;
  choices: readonly {
    readonly value: Choice;
    readonly title: ReactNode;
    readonly detail: ReactNode;
    readonly disabled?: boolean;
  }[];
}

/** Used in a FormSection, whose legend names it. */
export function RadioRows<Choice extends string>(props: RadioRowsProps<Choice>) {
  const { id, name, value, error, onChange, onBlur, choices, narrow = false, needed = false } = props;
  return (
    <>
      <div className={styles.rows} data-narrow={narrow || undefined}>
        {choices.map((choice, index) => (
          <Radio
            key={choice.value}
            classNames={{
              root: styles.row,
              radio: styles.radio,
              icon: styles.dot,
              label: `coversRow ${styles.title}`,
            }}
            id={index === 0 ? id : `${id}-${choice.value}`}
            name={name}
            value={choice.value}
            required={needed}
            disabled={choice.disabled ?? false}
            checked={value === choice.value}
            label={choice.title}
            description={choice.detail}
            onBlur={onBlur}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </div>
      <FieldError id={id} code={error} />
    </>
  );
}
