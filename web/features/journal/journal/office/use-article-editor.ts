// An article, edited: its schema, its query and its mutations.
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useClient } from "urql";
import { articleInput } from "#schema/validation/journal/journal-articles.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  type EditedArticleFragment,
  ManagedArticleDocument,
  useCreateArticleMutation,
  useSaveArticleMutation,
} from "#web/gql/journal-office.ts";
import { issueEditPath } from "#web/paths.ts";
import { ARTICLE_LABELS, restoreArticle, toArticleInput, toArticleValues } from "./article-values.ts";

/** Pages are in one order, and a notice says what the change is. */
const TOGETHER = [
  ["firstPage", "lastPage"],
  ["change", "noticeKo", "noticeEn"],
] as const;

const toStored = (article: EditedArticleFragment) => ({
  values: toArticleValues(article),
  version: article.version,
});

/**
 * @param article null: a new one
 * @param issueId of the issue that a new one is for
 * @param onSaved reads it again
 */
export function useArticleEditor(
  article: EditedArticleFragment | null,
  issueId: number | null,
  onSaved: () => void,
) {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useClient();
  const [, create] = useCreateArticleMutation();
  const [, save] = useSaveArticleMutation();
  return useEditor({
    name: "article",
    schema: articleInput,
    toInput: toArticleInput,
    labels: ARTICLE_LABELS,
    together: TOGETHER,
    stored: article ? toStored(article) : { values: toArticleValues(null, issueId), version: null },
    draft: { form: `article-${article?.id ?? "new"}`, restore: restoreArticle },
    save: async (input, _values, { version }) => {
      const said = { title: intl.formatMessage({ id: "journal-office.article.saved" }) };
      if (article === null) {
        const { data, error } = await create({ input });
        if (!data || error) return refusalOf(error);
        return { ok: true, said, next: () => navigate(issueEditPath(data.createArticle.issueId)) };
      }
      const { data, error } = await save({ id: article.id, version: version ?? 0, input });
      if (!data || error) return refusalOf(error);
      // The present notice to readers is above the form, too.
      return { ok: true, said, stored: toStored(data.saveArticle), next: onSaved };
    },
    readStored: async () => {
      if (article === null) return null;
      const { data } = await client
        .query(ManagedArticleDocument, { id: article.id }, { requestPolicy: "network-only" })
        .toPromise();
      return data?.managedArticle ? toStored(data.managedArticle) : null;
    },
  });
}

export type ArticleEditor = ReturnType<typeof useArticleEditor>;
