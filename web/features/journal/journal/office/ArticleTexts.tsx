// Title and abstract of an article, in both languages beside each other.
import { FormattedMessage } from "react-intl";
import { ABSTRACT_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";

export function ArticleTexts({ form }: Pick<ArticleEditor, "form">) {
  const isKorean = form.values.language === "KO";
  const line = { autoComplete: "off", maxLength: TITLE_MAX_LENGTH };
  const lines = { needed: false, rows: 10, maxLength: ABSTRACT_MAX_LENGTH };
  const words = {
    autoComplete: "off",
    needed: false,
    hint: <FormattedMessage id="journal-office.hint.keywords" />,
  };
  return (
    <FormSection title={<FormattedMessage id="journal-office.article.section.texts" />}>
      <FieldGrid>
        <TextField {...form.field("titleKo")} {...line} needed={isKorean} lang="ko" />
        <TextField {...form.field("titleEn")} {...line} needed={!isKorean} lang="en" />
        <TextAreaField {...form.field("abstractKo")} {...lines} lang="ko" />
        <TextAreaField {...form.field("abstractEn")} {...lines} lang="en" />
        <TextField {...form.field("keywordsKo")} {...words} lang="ko" />
        <TextField {...form.field("keywordsEn")} {...words} lang="en" />
      </FieldGrid>
    </FormSection>
  );
}
