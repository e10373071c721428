// Until when applicants change and withdraw, and refund steps of the program's own.
import { Box } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { REFUND_RULES_MAX } from "#schema/validation/core/settings.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { DateTimeField } from "#web/components/forms/DateTimeField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { NumberField } from "#web/components/forms/NumberField.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import type { RefundRow } from "./program-values.ts";
import type { ProgramEditor } from "./use-program-editor.ts";

export function WithdrawalFields({ form }: Pick<ProgramEditor, "form">) {
  return (
    <FormSection
      title={<FormattedMessage id="program-office.section.withdrawal" />}
      hint={<FormattedMessage id="program-office.withdrawal.hint" />}
    >
      <FieldGrid>
        <DateTimeField
          {...form.field("changeUntil")}
          needed={false}
          hint={<FormattedMessage id="program-office.changeUntil.hint" />}
        />
        <DateTimeField
          {...form.field("withdrawUntil")}
          needed={false}
          hint={<FormattedMessage id="program-office.withdrawUntil.hint" />}
        />
      </FieldGrid>
      <Box pt={20}>
        <CheckField
          {...form.field("ownRefund")}
          needed={false}
          hint={<FormattedMessage id="program-office.ownRefund.hint" />}
        />
      </Box>
      {form.values.ownRefund ? <RefundRows form={form} /> : null}
    </FormSection>
  );
}

function RefundRows({ form }: Pick<ProgramEditor, "form">) {
  const intl = useIntl();
  return (
    <ListEditor<RefundRow>
      {...rowsOf(form, "refundRules")}
      label={intl.formatMessage({ id: "program-office.field.refundRules" })}
      max={REFUND_RULES_MAX}
      nameOf={(_row, number) => intl.formatMessage({ id: "program-office.refund.row" }, { number })}
      makeItem={() => ({ key: newRowKey(), daysBefore: "", percent: "" })}
      words={{
        add: <FormattedMessage id="program-office.refund.add" />,
        none: <FormattedMessage id="program-office.refund.none" />,
      }}
    >
      {(_row, index) => (
        <FieldGrid>
          <NumberField {...form.field(`refundRules.${index}.daysBefore`)} needed unit="daysBefore" />
          <NumberField {...form.field(`refundRules.${index}.percent`)} needed unit="percentage" />
        </FieldGrid>
      )}
    </ListEditor>
  );
}
