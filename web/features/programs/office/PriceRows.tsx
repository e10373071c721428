// What some people pay, or all people until some moment. The server takes the lowest that fits.

import { FormattedMessage, useIntl } from "react-intl";
import { MEMBER_GRADES } from "#schema/validation/grades.ts";
import { PRICES_MAX } from "#schema/validation/programs.ts";
import { FieldGrid, WholeRow } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { ChoiceChecks } from "./ChoiceChecks.tsx";
import { DateTimeField } from "./DateTimeField.tsx";
import { NumberField } from "./NumberField.tsx";
import styles from "./ProgramForm.module.css";
import { FORM_NAME, programField } from "./program-fields.ts";
import type { PriceRow } from "./program-values.ts";
import type { ProgramForm } from "./use-program-form.ts";

export function PriceRows({ form }: { form: ProgramForm }) {
  const intl = useIntl();
  return (
    <div className={styles.list}>
      <h3 className={styles.listTitle}>
        <FormattedMessage id="program-office.field.prices" />
      </h3>
      <ListEditor<PriceRow>
        id={idOf(FORM_NAME, "prices")}
        label={intl.formatMessage({ id: "program-office.field.prices" })}
        items={form.values.prices}
        max={PRICES_MAX}
        nameOf={({ labelKo }, number) =>
          labelKo || intl.formatMessage({ id: "program-office.price.row" }, { number })
        }
        makeItem={() => ({
          key: newRowKey(),
          labelKo: "",
          labelEn: "",
          grades: [],
          until: "",
          amount: "",
        })}
        words={{
          add: <FormattedMessage id="program-office.price.add" />,
          none: <FormattedMessage id="program-office.price.none" />,
        }}
        error={form.errorOf("prices")}
        isWrong={(index) => form.lines.some(({ path }) => path.startsWith(`prices.${index}.`))}
        read={() => form.read().prices}
        onChange={(prices) => form.change({ prices: [...prices] })}
      >
        {(row, index, change) => (
          <FieldGrid>
            <TextField
              {...programField(form, `prices.${index}.labelKo`, row.labelKo, (labelKo) =>
                change({ labelKo }),
              )}
              needed
              autoComplete="off"
            />
            <TextField
              {...programField(form, `prices.${index}.labelEn`, row.labelEn, (labelEn) =>
                change({ labelEn }),
              )}
              needed={false}
              autoComplete="off"
            />
            <NumberField
              {...programField(form, `prices.${index}.amount`, row.amount, (amount) => change({ amount }))}
              needed
              unit="won"
            />
            <DateTimeField
              {...programField(form, `prices.${index}.until`, row.until, (until) => change({ until }))}
              needed={false}
              hint={<FormattedMessage id="program-office.price.untilHint" />}
            />
            <WholeRow>
              <ChoiceChecks
                {...programField(form, `prices.${index}.grades`, row.grades, (grades) => change({ grades }))}
                choices={MEMBER_GRADES}
                nameOf={(grade) => `enums.MemberGrade.${grade}`}
                hint={<FormattedMessage id="program-office.price.gradesHint" />}
              />
            </WholeRow>
          </FieldGrid>
        )}
      </ListEditor>
    </div>
  );
}
