// Looks for what the address says. Search results are hidden from search engines.

import { SearchPageDocument } from "#web/gql/search.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";
import { readSearchAddress, searchVariables } from "./search-address.ts";

export const loader: PageLoader = async ({ client, intl, language, url }) => {
  const address = readSearchAddress(url.searchParams);
  const variables = searchVariables(address, language);
  const { search } = await loadQuery(client, SearchPageDocument, variables);
  return {
    variables,
    meta: {
      title: search.tooShort
        ? intl.formatMessage({ id: "search.heading" })
        : intl.formatMessage({ id: "search.title" }, { text: search.text }),
      noindex: true,
    },
  };
};
