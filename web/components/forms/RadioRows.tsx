// A choice between a few, each a row that can be pressed anywhere; the chosen one is marked by ground, bar and dot.
import { Radio } from "@mantine/core";
import type { ReactNode } from "react";
import { FieldError } from "./FieldShell.tsx";
import type { FieldState } from "./form-types.ts";
import styles from "./RadioRows.module.css";

interface RadioRowsProps<Choice extends string> extends FieldState<Choice> {
  /** In a narrow place: one below the other, whatever the width of the page. */
  narrow?: boolean;
  choices: readonly { readonly value: Choice; readonly title: ReactNode; readonly detail: ReactNode }[];
}

/** Stands in a FormSection, whose legend names it. */
export function RadioRows<Choice extends string>({
  id,
  name,
  value,
  error,
  onChange,
  onBlur,
  choices,
  narrow = false,
}: RadioRowsProps<Choice>) {
  return (
    <>
      <div className={styles.rows} data-narrow={narrow || undefined}>
        {choices.map((choice, index) => {
          const own = index === 0 ? id : `${id}-${choice.value}`;
          return (
            <label key={choice.value} className={styles.row} htmlFor={own}>
              <Radio
                id={own}
                name={name}
                value={choice.value}
                checked={value === choice.value}
                aria-labelledby={`${own}-title`}
                aria-describedby={`${own}-detail`}
                onBlur={onBlur}
                onChange={() => onChange(choice.value)}
              />
              <span>
                <span className={styles.title} id={`${own}-title`}>
                  {choice.title}
                </span>
                <span className={styles.detail} id={`${own}-detail`}>
                  {choice.detail}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      <FieldError id={id} code={error} />
    </>
  );
}
