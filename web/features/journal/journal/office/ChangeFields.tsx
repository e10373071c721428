// Shows what readers read about a change to an article that is out: nothing, a correction, or that it was
// retracted; with its notice in both languages.
import { Box, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { NOTICE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { mayArticleMove } from "#schema/validation/journal/issue-state.ts";
import { ARTICLE_CHANGES } from "#schema/validation/journal/journal-articles.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import type { EditedArticleFragment } from "#web/gql/journal-office.ts";
import type { ArticleEditor } from "./use-article-editor.ts";

interface ChangeFieldsProps extends Pick<ArticleEditor, "form"> {
  article: EditedArticleFragment;
}

export function ChangeFields({ article: { state, noticedOn }, form }: ChangeFieldsProps) {
  const intl = useIntl();
  const ways = ARTICLE_CHANGES.filter((way) => way === "NONE" || mayArticleMove(state, way));
  const notice = { rows: 5, maxLength: NOTICE_MAX_LENGTH };
  return (
    <FormSection title={<FormattedMessage id="journal-office.article.section.change" />}>
      {noticedOn === null || state === "CURRENT" ? null : (
        <Text pt={12} fw={600} c="var(--bad)">
          <FormattedMessage
            id="journal-office.change.now"
            values={{ state: intl.formatMessage({ id: `journal.state.${state}` }), day: noticedOn }}
          />
        </Text>
      )}
      <Box pt={16}>
        <RadioRows
          {...form.field("change")}
          choices={ways.map((value) => ({
            value,
            title: <FormattedMessage id={`journal-office.change.${value}`} />,
            detail: <FormattedMessage id={`journal-office.change.${value}Detail`} />,
          }))}
        />
      </Box>
      {form.values.change === "NONE" ? null : (
        <FieldGrid>
          <TextAreaField {...form.field("noticeKo")} {...notice} lang="ko" />
          <TextAreaField {...form.field("noticeEn")} {...notice} lang="en" />
        </FieldGrid>
      )}
    </FormSection>
  );
}
