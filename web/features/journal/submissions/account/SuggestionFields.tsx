// The third step: whom the authors would have as reviewers, and whom not. The editors are free in it.
import { FormattedMessage, useIntl } from "react-intl";
import { EMAIL_MAX_LENGTH, LINE_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { SUGGESTION_KINDS, SUGGESTIONS_MAX } from "#schema/validation/journal/submissions.ts";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { newSuggestion, type SuggestionRow } from "./manuscript-values.ts";
import type { ManuscriptEditor } from "./use-manuscript-editor.ts";

export function SuggestionFields({ form }: Pick<ManuscriptEditor, "form">) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "manuscripts.step.reviewers" });
  const line = { autoComplete: "off", maxLength: LINE_MAX_LENGTH, needed: false };
  return (
    <FormSection title={title} hint={<FormattedMessage id="manuscripts.hint.reviewers" />}>
      <ListEditor<SuggestionRow>
        {...rowsOf(form, "suggestions")}
        label={title}
        max={SUGGESTIONS_MAX}
        nameOf={({ name }, row) =>
          name || intl.formatMessage({ id: "manuscripts.suggestion.row" }, { number: row })
        }
        makeItem={newSuggestion}
        words={{
          add: <FormattedMessage id="manuscripts.suggestion.add" />,
          none: <FormattedMessage id="manuscripts.suggestion.none" />,
        }}
      >
        {(_suggestion, index) => (
          <FieldGrid>
            <SelectField
              {...form.field(`suggestions.${index}.kind`)}
              onChange={(value) => form.change(`suggestions.${index}.kind`, value)}
              autoComplete="off"
              prompt={intl.formatMessage({ id: "manuscripts.choose" })}
              options={SUGGESTION_KINDS.map((value) => ({
                value,
                label: intl.formatMessage({ id: `manuscripts.suggestion.${value}` }),
              }))}
            />
            <TextField {...form.field(`suggestions.${index}.name`)} {...line} needed />
            <TextField {...form.field(`suggestions.${index}.affiliation`)} {...line} />
            <TextField
              {...form.field(`suggestions.${index}.email`)}
              {...line}
              inputMode="email"
              maxLength={EMAIL_MAX_LENGTH}
            />
            <WholeRow>
              <TextField
                {...form.field(`suggestions.${index}.reason`)}
                {...line}
                maxLength={TITLE_MAX_LENGTH}
              />
            </WholeRow>
          </FieldGrid>
        )}
      </ListEditor>
    </FormSection>
  );
}
