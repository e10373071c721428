// Shows what comes back on withdrawal, rule by rule.
import { SimpleGrid } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { REFUND_RULES_MAX } from "#schema/validation/core/settings.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { RuleRow } from "./settings-values.ts";
import type { SettingsEditor } from "./use-settings-editor.ts";

export function RefundFields({ form }: Pick<SettingsEditor, "form">) {
  const intl = useIntl();
  const number = { inputMode: "numeric" as const, maxLength: 3, autoComplete: "off", needed: true };
  return (
    <FormSection
      id="refunds"
      title={<FormattedMessage id="settings.section.refunds" />}
      hint={<FormattedMessage id="settings.hint.refunds" />}
    >
      <ListEditor<RuleRow>
        {...rowsOf(form, "refundRules")}
        label={intl.formatMessage({ id: "settings.section.refunds" })}
        max={REFUND_RULES_MAX}
        nameOf={(_rule, rule) => intl.formatMessage({ id: "settings.refund.row" }, { number: rule })}
        makeItem={() => ({ key: newRowKey(), daysBefore: "", percent: "" })}
        words={{
          add: <FormattedMessage id="settings.refund.add" />,
          none: <FormattedMessage id="settings.refund.none" />,
        }}
      >
        {(_rule, index) => (
          <SimpleGrid cols={2} spacing={24} maw="26em" style={{ alignItems: "end" }}>
            <TextField {...form.field(`refundRules.${index}.daysBefore`)} {...number} />
            <TextField {...form.field(`refundRules.${index}.percent`)} {...number} />
          </SimpleGrid>
        )}
      </ListEditor>
    </FormSection>
  );
}
