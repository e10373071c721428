// Shows what reviewers score from 1 to 5.
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { CRITERIA_MAX } from "#schema/validation/journal/journal-settings.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { type CriterionRow, newCriterion } from "./journal-settings-values.ts";
import type { JournalEditor } from "./use-journal-editor.ts";

export function CriteriaFields({ form }: Pick<JournalEditor, "form">) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "journal-settings.section.criteria" });
  const line = { autoComplete: "off", maxLength: LINE_MAX_LENGTH, needed: true };
  return (
    <FormSection title={title} hint={<FormattedMessage id="journal-settings.hint.criteria" />}>
      <ListEditor<CriterionRow>
        {...rowsOf(form, "criteria")}
        label={title}
        max={CRITERIA_MAX}
        nameOf={({ ko }, row) =>
          ko || intl.formatMessage({ id: "journal-settings.criterion.row" }, { number: row })
        }
        makeItem={newCriterion}
        words={{
          add: <FormattedMessage id="journal-settings.criterion.add" />,
          none: <FormattedMessage id="journal-settings.criterion.none" />,
        }}
      >
        {(_criterion, index) => (
          <FieldGrid>
            <TextField {...form.field(`criteria.${index}.ko`)} {...line} lang="ko" />
            <TextField {...form.field(`criteria.${index}.en`)} {...line} lang="en" />
          </FieldGrid>
        )}
      </ListEditor>
    </FormSection>
  );
}
