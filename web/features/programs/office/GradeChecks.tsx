// For which grades a price is; none means all.
import { Checkbox } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { FieldError } from "#web/components/forms/FieldShell.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";
import styles from "./GradeChecks.module.css";
import { GRADES, type PriceRow } from "./program-values.ts";

export function GradeChecks({ id, label, value, error, onChange }: FieldState<PriceRow["grades"]>) {
  return (
    <fieldset className={styles.grades} id={id} tabIndex={-1}>
      <legend className={styles.legend}>
        <FormattedMessage id={label} />
      </legend>
      <div className={styles.choices}>
        {GRADES.map((grade) => (
          <label key={grade} className={styles.choice} htmlFor={`${id}-${grade}`}>
            <Checkbox
              id={`${id}-${grade}`}
              checked={value.includes(grade)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                onChange(GRADES.filter((one) => (one === grade ? checked : value.includes(one))));
              }}
            />
            <FormattedMessage id={`enums.MemberGrade.${grade}`} />
          </label>
        ))}
      </div>
      <p className={styles.hint}>
        <FormattedMessage id="program-office.price.gradesHint" />
      </p>
      <FieldError id={id} code={error} />
    </fieldset>
  );
}
