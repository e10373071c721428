// Shows what some people pay, or all people until some moment. The server takes the lowest that fits.

import { Box } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { PRICES_MAX } from "#schema/validation/programs/programs.ts";
import { ChoiceChecks } from "#web/components/forms/ChoiceChecks.tsx";
import { DateTimeField } from "#web/components/forms/DateTimeField.tsx";
import { FieldGrid, WholeRow } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { NumberField } from "#web/components/forms/NumberField.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { PriceRow } from "./program-values.ts";
import type { ProgramEditor } from "./use-program-editor.ts";

export function PriceRows({ form }: Pick<ProgramEditor, "form">) {
  const intl = useIntl();
  return (
    <Box pt={32}>
      <Box component="h3" fz="1.0625rem" fw={600}>
        <FormattedMessage id="program-office.field.prices" />
      </Box>
      <ListEditor<PriceRow>
        {...rowsOf(form, "prices")}
        label={intl.formatMessage({ id: "program-office.field.prices" })}
        max={PRICES_MAX}
        nameOf={({ labelKo }, number) =>
          labelKo || intl.formatMessage({ id: "program-office.price.row" }, { number })
        }
        makeItem={() => ({
          key: newRowKey(),
          id: null,
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
      >
        {(_row, index) => (
          <FieldGrid>
            <TextField {...form.field(`prices.${index}.labelKo`)} needed autoComplete="off" />
            <TextField {...form.field(`prices.${index}.labelEn`)} needed={false} autoComplete="off" />
            <NumberField {...form.field(`prices.${index}.amount`)} needed unit="won" />
            <DateTimeField
              {...form.field(`prices.${index}.until`)}
              needed={false}
              hint={<FormattedMessage id="program-office.price.untilHint" />}
            />
            <WholeRow>
              <ChoiceChecks
                {...form.field(`prices.${index}.grades`)}
                choices={MEMBER_GRADES}
                nameOf={(grade) => `enums.MemberGrade.${grade}`}
                hint={<FormattedMessage id="program-office.price.gradesHint" />}
              />
            </WholeRow>
          </FieldGrid>
        )}
      </ListEditor>
    </Box>
  );
}
