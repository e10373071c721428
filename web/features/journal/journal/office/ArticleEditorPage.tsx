// /admin/journal/articles/create?issue={idx} and /{idx}: an article, before and after its issue came out.
import { FormattedMessage } from "react-intl";
import { useParams, useSearchParams } from "react-router-dom";
import { useClient } from "urql";
import { BackLink } from "#web/components/BackLink.tsx";
import { useEditorStart } from "#web/components/editor/use-editor-start.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { ManagedArticleDocument, ManagedIssuesDocument } from "#web/gql/journal-office.ts";
import { loadQuery } from "#web/page/load-query.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { ISSUE, ISSUES_PATH, issueEditPath } from "#web/paths.ts";
import { ArticleForm } from "./ArticleForm.tsx";

/** The newest ones: an article goes into one in the making. */
const NEWEST = { filter: {}, sort: "NUMBER", descending: true, page: 1, size: 100 } as const;

export function Component() {
  const { idx } = useParams();
  const [params] = useSearchParams();
  const id = idx === undefined ? null : parseIdx(idx);
  const wished = params.get(ISSUE);
  return <Opened key={idx ?? "new"} id={id} issueId={wished === null ? null : parseIdx(wished)} />;
}

function Opened({ id, issueId }: { id: number | null; issueId: number | null }) {
  const client = useClient();
  const { start, reload } = useEditorStart(`article ${id}`, async () => {
    const { managedIssues } = await loadQuery(client, ManagedIssuesDocument, NEWEST);
    if (id === null) return { article: null, issues: managedIssues.items };
    const { managedArticle } = await loadQuery(client, ManagedArticleDocument, { id });
    if (managedArticle === null) throw notFound();
    return { article: managedArticle, issues: managedIssues.items };
  });
  const back = start?.article?.issueId ?? issueId;
  return (
    <>
      <BackLink to={back === null ? ISSUES_PATH : issueEditPath(back)}>
        <FormattedMessage id={back === null ? "journal-office.issue.back" : "journal-office.article.back"} />
      </BackLink>
      <OfficeHead id="article-title" mb={24} />
      {start === null ? (
        <p role="status">
          <FormattedMessage id="journal-office.loading" />
        </p>
      ) : (
        <ArticleForm
          key={start.round}
          article={start.article}
          issues={start.issues}
          issueId={issueId}
          onChanged={reload}
        />
      )}
    </>
  );
}
