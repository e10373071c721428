// The authors of a presentation, in order; its presenters are marked.
import { FormattedMessage, useIntl } from "react-intl";
import { EMAIL_MAX_LENGTH, LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { PRESENTATION_AUTHORS_MAX } from "#schema/validation/programs/presentations.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FieldGrid } from "#web/components/forms/FormSection.tsx";
import type { ServerForm } from "#web/components/forms/form-types.ts";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import {
  type AuthorRow,
  emptyAuthor,
  type PresentationPath,
  type PresentationValues,
} from "./presentation-values.ts";

export function AuthorRows({ form }: { form: ServerForm<PresentationValues, PresentationPath> }) {
  const intl = useIntl();
  const plain = { autoComplete: "off", spellCheck: false, maxLength: LINE_MAX_LENGTH } as const;
  return (
    <ListEditor<AuthorRow>
      {...rowsOf(form, "authors")}
      label={intl.formatMessage({ id: "presentations.field.authors" })}
      max={PRESENTATION_AUTHORS_MAX}
      nameOf={({ name }, number) =>
        name || intl.formatMessage({ id: "presentations.author.row" }, { number })
      }
      makeItem={() => emptyAuthor()}
      words={{
        add: <FormattedMessage id="presentations.author.add" />,
        none: <FormattedMessage id="presentations.author.none" />,
      }}
    >
      {(_row, index) => (
        <>
          <FieldGrid>
            <TextField {...form.field(`authors.${index}.name`)} {...plain} needed />
            <TextField {...form.field(`authors.${index}.nameEn`)} {...plain} needed={false} lang="en" />
            <TextField
              {...form.field(`authors.${index}.email`)}
              {...plain}
              needed
              type="email"
              inputMode="email"
              maxLength={EMAIL_MAX_LENGTH}
            />
            <TextField {...form.field(`authors.${index}.affiliation`)} {...plain} needed={false} />
          </FieldGrid>
          <CheckField {...form.field(`authors.${index}.isPresenter`)} needed={false} />
        </>
      )}
    </ListEditor>
  );
}
