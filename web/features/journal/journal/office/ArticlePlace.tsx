// The issue an article is in, what kind it is, and its pages.
import { FormattedMessage, useIntl } from "react-intl";
import { ARTICLE_LANGUAGES } from "#schema/validation/journal/journal-articles.ts";
import { ARTICLE_TYPES } from "#schema/validation/journal/journal-kinds.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { issueName } from "#web/features/journal/journal/public/journal-words.ts";
import type { EditedArticleFragment, ManagedIssueRowFragment } from "#web/gql/journal-office.ts";
import type { ArticleEditor } from "./use-article-editor.ts";

interface ArticlePlaceProps extends Pick<ArticleEditor, "form"> {
  article: EditedArticleFragment | null;
  issues: readonly ManagedIssueRowFragment[];
}

export function ArticlePlace({ article, issues, form }: ArticlePlaceProps) {
  const intl = useIntl();
  const choice = { autoComplete: "off", prompt: intl.formatMessage({ id: "journal-office.choose" }) };
  const own = article?.issue;
  // One that is out keeps its articles; only one in the making takes others.
  const isFixed = own?.state === "PUBLISHED";
  const places = issues.filter(({ id, state }) => state === "DRAFT" && id !== own?.id);
  const shown = [...(own ? [own] : []), ...places];
  const page = { autoComplete: "off", inputMode: "numeric", needed: false, maxLength: 5 } as const;
  return (
    <FormSection title={<FormattedMessage id="journal-office.article.section.place" />}>
      <FieldGrid>
        <SelectField
          {...form.field("issueId")}
          {...choice}
          disabled={isFixed}
          hint={<FormattedMessage id="journal-office.hint.issue" />}
          options={shown.map((issue) => ({ value: String(issue.id), label: issueName(intl, issue) }))}
        />
        <SelectField
          {...form.field("type")}
          {...choice}
          options={ARTICLE_TYPES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `journal.type.${value}` }),
          }))}
        />
        <TextField {...form.field("firstPage")} {...page} />
        <TextField {...form.field("lastPage")} {...page} />
        <SelectField
          {...form.field("language")}
          {...choice}
          options={ARTICLE_LANGUAGES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `journal-office.language.${value}` }),
          }))}
        />
      </FieldGrid>
    </FormSection>
  );
}
