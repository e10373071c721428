// Loads an issue with its contents. What is not out is 404.
import { IssuePageDocument } from "#web/gql/journal.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { issueName } from "./journal-words.ts";

export const loader: PageLoader = async ({ client, intl, language, params }) => {
  const variables = { id: parseIdx(params.idx), language: toGraphqlLanguage(language) };
  const { journal, journalIssue: issue } = await loadQuery(client, IssuePageDocument, variables);
  if (issue === null) throw notFound();
  const titles = issue.articles.map(({ title }) => title.text).join(" · ");
  return {
    variables,
    meta: {
      title: `${journal.name}, ${issueName(intl, issue)}`,
      description: (issue.title?.text ?? titles).slice(0, 160),
    },
  };
};
