// Loads the journal with its issues, then the contents of the newest.
import { IssuePageDocument, JournalPageDocument } from "#web/gql/journal.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";
import { journalFeedPath } from "#web/paths.ts";

export const loader: PageLoader = async ({ client, intl, language }) => {
  const variables = { language: toGraphqlLanguage(language) };
  const { journal } = await loadQuery(client, JournalPageDocument, variables);
  const [newest] = journal.issues;
  if (newest) await loadQuery(client, IssuePageDocument, { ...variables, id: newest.id });
  return {
    variables,
    meta: {
      title: journal.name,
      description: intl.formatMessage({ id: "journal.description" }),
      feed: journalFeedPath(language),
    },
  };
};
