// The second step: who wrote it, in the order of the title page.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { EMAIL_MAX_LENGTH, LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { AUTHORS_MAX, SUBMISSION_LANGUAGES } from "#schema/validation/journal/submissions.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { type AuthorRow, newAuthor } from "./manuscript-values.ts";
import type { ManuscriptEditor } from "./use-manuscript-editor.ts";

export function AuthorFields({ form }: Pick<ManuscriptEditor, "form">) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "manuscripts.step.authorsForm" });
  const line = { autoComplete: "off", maxLength: LINE_MAX_LENGTH, needed: false };
  const isKorean = form.values.language === "KO";
  const nameOf = ({ nameKo, givenName, familyName }: AuthorRow, row: number) =>
    nameKo ||
    `${givenName} ${familyName}`.trim() ||
    intl.formatMessage({ id: "manuscripts.author.row" }, { number: row });
  return (
    <FormSection title={title} hint={<FormattedMessage id="manuscripts.hint.authors" />}>
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
          add: <FormattedMessage id="manuscripts.author.add" />,
          none: <FormattedMessage id="manuscripts.author.none" />,
        }}
      >
        {(author, index) => (
          <FieldGrid>
            <WholeRow>
              <TextField
                {...form.field(`authors.${index}.nameKo`)}
                {...line}
                needed={isKorean && author.familyName === ""}
                lang="ko"
              />
            </WholeRow>
            <TextField {...form.field(`authors.${index}.givenName`)} {...line} lang="en" />
            <TextField
              {...form.field(`authors.${index}.familyName`)}
              {...line}
              needed={!isKorean && author.nameKo === ""}
              lang="en"
            />
            <TextField
              {...form.field(`authors.${index}.affiliationKo`)}
              {...line}
              needed={isKorean && author.affiliationEn === ""}
              lang="ko"
            />
            <TextField
              {...form.field(`authors.${index}.affiliationEn`)}
              {...line}
              needed={!isKorean && author.affiliationKo === ""}
              lang="en"
            />
            <TextField
              {...form.field(`authors.${index}.email`)}
              needed
              autoComplete="off"
              inputMode="email"
              maxLength={EMAIL_MAX_LENGTH}
            />
            <SelectField
              {...form.field(`authors.${index}.mailLanguage`)}
              onChange={(value) => form.change(`authors.${index}.mailLanguage`, value)}
              needed
              autoComplete="off"
              prompt={intl.formatMessage({ id: "manuscripts.choose" })}
              options={SUBMISSION_LANGUAGES.map((value) => ({
                value,
                label: intl.formatMessage({ id: `manuscripts.language.${value}` }),
              }))}
            />
            <TextField {...form.field(`authors.${index}.orcid`)} {...line} spellCheck={false} />
            <TextField {...form.field(`authors.${index}.contribution`)} {...line} />
            <WholeRow>
              <CheckField {...form.field(`authors.${index}.isCorresponding`)} needed={false} />
            </WholeRow>
          </FieldGrid>
        )}
      </ListEditor>
    </FormSection>
  );
}
