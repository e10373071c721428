// The fields of a term: both words side by side, the field, what is said about it, where it is taken from.
import { FormattedMessage, useIntl } from "react-intl";
import { GLOSSARY_NOTE_MAX_LENGTH, LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { GLOSSARY_FIELDS } from "#schema/validation/site/glossary.ts";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import type { ServerForm } from "#web/components/forms/form-types.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { TERM_LABELS, TermValues } from "./term-values.ts";

type Form = Pick<ServerForm<TermValues, keyof typeof TERM_LABELS>, "field">;

export function TermFields({ form }: { form: Form }) {
  const intl = useIntl();
  const line = { autoComplete: "off", maxLength: LINE_MAX_LENGTH };
  const lines = { rows: 4, maxLength: GLOSSARY_NOTE_MAX_LENGTH };
  return (
    <FormSection
      title={<FormattedMessage id="glossary-office.section" />}
      hint={<FormattedMessage id="glossary-office.noteHint" />}
    >
      <FieldGrid>
        <TextField {...form.field("ko")} {...line} needed lang="ko" />
        <TextField {...form.field("en")} {...line} needed lang="en" />
        <WholeRow>
          <SelectField
            {...form.field("field")}
            needed
            autoComplete="off"
            prompt={intl.formatMessage({ id: "glossary-office.fields" })}
            options={GLOSSARY_FIELDS.map((value) => ({
              value,
              label: intl.formatMessage({ id: `glossary.field.${value}` }),
            }))}
          />
        </WholeRow>
        <TextAreaField {...form.field("noteKo")} {...lines} needed={false} lang="ko" />
        <TextAreaField {...form.field("noteEn")} {...lines} needed={false} lang="en" />
        <WholeRow>
          <TextField {...form.field("source")} {...line} needed={false} />
        </WholeRow>
      </FieldGrid>
    </FormSection>
  );
}
