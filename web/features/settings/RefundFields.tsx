// What comes back on withdrawal, rule by rule.
import { FormattedMessage, useIntl } from "react-intl";
import { REFUND_RULES_MAX } from "#schema/validation/settings.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import styles from "./settings.module.css";
import type { RuleRow } from "./settings-values.ts";
import type { SettingsFormState } from "./use-settings-form.ts";

export function RefundFields({ state: { form, changeRows } }: { state: SettingsFormState }) {
  const intl = useIntl();
  const number = { inputMode: "numeric" as const, maxLength: 3, autoComplete: "off", needed: true };
  return (
    <FormSection
      title={<FormattedMessage id="settings.section.refunds" />}
      hint={<FormattedMessage id="settings.hint.refunds" />}
    >
      <ListEditor<RuleRow>
        id={idOf("settings", "refundRules")}
        label={intl.formatMessage({ id: "settings.section.refunds" })}
        items={form.values.refundRules}
        max={REFUND_RULES_MAX}
        nameOf={(_rule, rule) => intl.formatMessage({ id: "settings.refund.row" }, { rule })}
        makeItem={() => ({ key: newRowKey(), daysBefore: "", percent: "" })}
        words={{
          add: <FormattedMessage id="settings.refund.add" />,
          none: <FormattedMessage id="settings.refund.none" />,
        }}
        error={form.field("refundRules").error}
        isWrong={(index) => form.lines.some(({ path }) => path.startsWith(`refundRules.${index}.`))}
        read={() => form.values.refundRules}
        onChange={(rules) => changeRows({ refundRules: [...rules] })}
      >
        {(_rule, index) => (
          <div className={styles.rule}>
            <TextField {...form.field(`refundRules.${index}.daysBefore`)} {...number} />
            <TextField {...form.field(`refundRules.${index}.percent`)} {...number} />
          </div>
        )}
      </ListEditor>
    </FormSection>
  );
}
