// The committee of a call: accounts by their address, and people who come by a link.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { EMAIL_MAX_LENGTH, LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { REVIEWERS_MAX } from "#schema/validation/programs/presentations.ts";
import { FieldGrid } from "#web/components/forms/FormSection.tsx";
import type { ServerForm } from "#web/components/forms/form-types.ts";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { type CallPath, type CallValues, emptyReviewer, type ReviewerRow } from "./call-values.ts";

export function ReviewerRows({ form }: { form: ServerForm<CallValues, CallPath> }) {
  const intl = useIntl();
  const plain = { autoComplete: "off", spellCheck: false, maxLength: LINE_MAX_LENGTH } as const;
  const label = intl.formatMessage({ id: "presentations-office.field.reviewers" });
  return (
    <section aria-label={label}>
      <Text fw={600}>{label}</Text>
      <Text fz="sm" c="var(--ink-2)" mb={8}>
        <FormattedMessage id="presentations-office.reviewers.hint" />
      </Text>
      <ListEditor<ReviewerRow>
        {...rowsOf(form, "reviewers")}
        label={label}
        max={REVIEWERS_MAX}
        nameOf={({ name, email }, number) =>
          name || email || intl.formatMessage({ id: "presentations-office.reviewer.row" }, { number })
        }
        summaryOf={({ name, email }) => [name, email].filter(Boolean).join(" · ")}
        makeItem={emptyReviewer}
        words={{
          add: <FormattedMessage id="presentations-office.reviewer.add" />,
          none: <FormattedMessage id="presentations-office.reviewer.none" />,
        }}
      >
        {(_row, index) => (
          <FieldGrid>
            <TextField
              {...form.field(`reviewers.${index}.email`)}
              {...plain}
              needed
              type="email"
              inputMode="email"
              maxLength={EMAIL_MAX_LENGTH}
            />
            <TextField {...form.field(`reviewers.${index}.name`)} {...plain} needed={false} />
            <TextField {...form.field(`reviewers.${index}.affiliation`)} {...plain} needed={false} />
            <SelectField
              {...form.field(`reviewers.${index}.language`)}
              onChange={(chosen) => form.change(`reviewers.${index}.language`, chosen === "EN" ? "EN" : "KO")}
              needed
              autoComplete="off"
              prompt={null}
              options={(["KO", "EN"] as const).map((value) => ({
                value,
                label: intl.formatMessage({ id: `presentations-office.language.${value}` }),
              }))}
            />
          </FieldGrid>
        )}
      </ListEditor>
    </section>
  );
}
