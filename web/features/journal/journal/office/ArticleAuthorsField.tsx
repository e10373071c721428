// Shows who wrote an article, in the order of its title page.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { AUTHORS_MAX, EMAIL_MAX_LENGTH, LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { type AuthorRow, newAuthor } from "./author-rows.ts";
import type { ArticleEditor } from "./use-article-editor.ts";

export function ArticleAuthorsField({ form }: Pick<ArticleEditor, "form">) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "journal-office.field.authors" });
  const line = { autoComplete: "off", maxLength: LINE_MAX_LENGTH, needed: false };
  const nameOf = ({ nameKo, givenName, familyName }: AuthorRow, row: number) =>
    nameKo ||
    `${givenName} ${familyName}`.trim() ||
    intl.formatMessage({ id: "journal-office.field.author" }, { number: row });
  return (
    <FormSection title={title} hint={<FormattedMessage id="journal-office.hint.authors" />}>
      <ListEditor<AuthorRow>
        {...rowsOf(form, "authors")}
        label={title}
        max={AUTHORS_MAX}
        nameOf={nameOf}
        summaryOf={(author, row) => (
          <span>
            <b>{nameOf(author, row)}</b>{" "}
            <Text span fz="sm" c="var(--ink-3)">
              {author.affiliationKo || author.affiliationEn}
            </Text>
          </span>
        )}
        makeItem={newAuthor}
        words={{
          add: <FormattedMessage id="journal-office.author.add" />,
          none: <FormattedMessage id="journal-office.author.none" />,
        }}
      >
        {(_author, index) => (
          <FieldGrid>
            <WholeRow>
              <TextField {...form.field(`authors.${index}.nameKo`)} {...line} lang="ko" />
            </WholeRow>
            <TextField {...form.field(`authors.${index}.givenName`)} {...line} lang="en" />
            <TextField {...form.field(`authors.${index}.familyName`)} {...line} lang="en" />
            <TextField {...form.field(`authors.${index}.affiliationKo`)} {...line} lang="ko" />
            <TextField {...form.field(`authors.${index}.affiliationEn`)} {...line} lang="en" />
            <TextField
              {...form.field(`authors.${index}.email`)}
              {...line}
              inputMode="email"
              maxLength={EMAIL_MAX_LENGTH}
            />
            <TextField {...form.field(`authors.${index}.orcid`)} {...line} spellCheck={false} />
            <WholeRow>
              <CheckField {...form.field(`authors.${index}.corresponding`)} needed={false} />
            </WholeRow>
          </FieldGrid>
        )}
      </ListEditor>
    </FormSection>
  );
}
