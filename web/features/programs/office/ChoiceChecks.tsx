// Some of several choices, each with a box: the grades of a price, the languages of an exam.
import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { FieldError } from "#web/components/forms/FieldShell.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import styles from "./ChoiceChecks.module.css";

interface ChoiceChecksProps<Choice extends string> extends FieldState<Choice[]> {
  /** In their own order. */
  choices: readonly Choice[];
  nameOf: (choice: Choice) => MessageId;
  hint: ReactNode;
}

export function ChoiceChecks<Choice extends string>(props: ChoiceChecksProps<Choice>) {
  const { id, label, value, error, choices, nameOf, hint, onChange } = props;
  return (
    <fieldset className={styles.checks} id={id} tabIndex={-1}>
      <legend className={styles.legend}>
        <FormattedMessage id={label} />
      </legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice} htmlFor={`${id}-${choice}`}>
            <Checkbox
              id={`${id}-${choice}`}
              checked={value.includes(choice)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                onChange(choices.filter((one) => (one === choice ? checked : value.includes(one))));
              }}
            />
            <FormattedMessage id={nameOf(choice)} />
          </label>
        ))}
      </div>
      <p className={styles.hint}>{hint}</p>
      <FieldError id={id} code={error} />
    </fieldset>
  );
}
