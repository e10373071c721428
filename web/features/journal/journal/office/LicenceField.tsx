// Shows what readers may do with an article.
import { useIntl } from "react-intl";
import { ARTICLE_LICENCES } from "#schema/validation/journal/journal-kinds.ts";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";

export function LicenceField(field: FieldState<string>) {
  const intl = useIntl();
  return (
    <SelectField
      {...field}
      autoComplete="off"
      prompt={intl.formatMessage({ id: "journal-office.choose" })}
      options={ARTICLE_LICENCES.map((value) => ({
        value,
        label: intl.formatMessage({ id: `journal.licence.${value}` }),
      }))}
    />
  );
}
