// The form of an article: where it is, what it says in both languages, who wrote it, its PDF, and what machines ask of it.
import { Box } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useFieldInAddress } from "#web/components/forms/use-field-in-address.ts";
import type { EditedArticleFragment, ManagedIssueRowFragment } from "#web/gql/journal-office.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { articlePath } from "#web/paths.ts";
import { ArticleAuthorsField } from "./ArticleAuthorsField.tsx";
import { ArticlePlace } from "./ArticlePlace.tsx";
import { ArticleTexts } from "./ArticleTexts.tsx";
import { ChangeFields } from "./ChangeFields.tsx";
import { DeleteArticle } from "./DeleteArticle.tsx";
import { LicenceField } from "./LicenceField.tsx";
import { PdfField } from "./PdfField.tsx";
import { RemoveArticle } from "./RemoveArticle.tsx";
import { useArticleEditor } from "./use-article-editor.ts";

interface ArticleFormProps {
  /** Null: a new one. */
  article: EditedArticleFragment | null;
  /** Those an article may be put into, and others. */
  issues: readonly ManagedIssueRowFragment[];
  /** Of the issue that a new one is for. */
  issueId: number | null;
  onChanged: () => void;
}

const CODES: Readonly<Record<string, string>> = {
  type: "journal.type.",
  licence: "journal.licence.",
  language: "journal-office.language.",
  change: "journal-office.change.",
};

export function ArticleForm({ article, issues, issueId, onChanged }: ArticleFormProps) {
  const intl = useIntl();
  const editor = useArticleEditor(article, issueId, onChanged);
  useFieldInAddress();
  const { form } = editor;
  const isOut = article?.issue.state === "PUBLISHED";
  const describe: DescribeValue = (field, value) =>
    CODES[field] !== undefined && value !== ""
      ? intl.formatMessage({ id: `${CODES[field]}${String(value)}` as MessageId })
      : undefined;
  const day = { type: "date", autoComplete: "off", needed: false } as const;
  return (
    <Box maw="var(--form-wide)">
      <EditorFrame editor={editor} labelledBy="article-title" describe={describe}>
        {article && isOut ? <ChangeFields article={article} form={form} /> : null}
        <ArticlePlace article={article} issues={issues} form={form} />
        <ArticleTexts form={form} />
        <ArticleAuthorsField form={form} />
        <FormSection title={<FormattedMessage id="journal-office.article.section.file" />}>
          <PdfField {...form.field("file")} />
          <Box pt={16}>
            <TextAreaField {...form.field("references")} needed={false} rows={8} />
          </Box>
        </FormSection>
        <FormSection title={<FormattedMessage id="journal-office.article.section.facts" />}>
          <FieldGrid>
            <TextField {...form.field("receivedOn")} {...day} />
            <TextField {...form.field("revisedOn")} {...day} />
            <TextField {...form.field("acceptedOn")} {...day} />
            <TextField
              {...form.field("doi")}
              needed={false}
              autoComplete="off"
              spellCheck={false}
              hint={<FormattedMessage id="journal-office.hint.doi" />}
            />
            <WholeRow>
              <LicenceField {...form.field("licence")} />
            </WholeRow>
          </FieldGrid>
        </FormSection>
        <SaveBar editor={editor}>
          {article && isOut ? (
            <ButtonLink to={articlePath(article.id)} variant="outline">
              <FormattedMessage id="journal-office.article.read" />
            </ButtonLink>
          ) : null}
          {article?.issue.state === "DRAFT" ? <DeleteArticle article={article} editor={editor} /> : null}
        </SaveBar>
      </EditorFrame>
      {article?.viewerCanRemove ? <RemoveArticle article={article} editor={editor} /> : null}
    </Box>
  );
}
