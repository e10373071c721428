// Loads a page of the glossary. Searches, and pages that hold nothing, are hidden from search engines.
import { GlossaryPageDocument } from "#web/gql/glossary.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";
import { glossaryPath, readGlossary } from "./glossary-address.ts";

export const loader: PageLoader = async ({ client, intl, language, url }) => {
  const address = readGlossary(url.searchParams);
  const variables = { ...address, language: toGraphqlLanguage(language) };
  const { glossary } = await loadQuery(client, GlossaryPageDocument, variables);
  const { search, letter, page } = address;
  const name = intl.formatMessage({ id: "glossary.title" });
  const said = search ?? letter;
  const title = said === null ? name : intl.formatMessage({ id: "glossary.searchTitle" }, { search: said });
  return {
    variables,
    meta: {
      title: page === 1 ? title : intl.formatMessage({ id: "glossary.pageTitle" }, { title, page }),
      description: intl.formatMessage({ id: "glossary.description" }),
      canonicalPath: glossaryPath(address),
      noindex: search !== null || (glossary.items.length === 0 && (page > 1 || letter !== null)),
    },
  };
};
