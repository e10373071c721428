// The countries are loaded with the page. When that fails the page is shown all the same: its field says so and can retry.

import { loadQuery } from "#web/api/load-query.ts";
import type { PageLoader } from "#web/api/page.ts";
import { CountriesDocument } from "#web/gql/members.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";

export const loader: PageLoader = async ({ client, intl, language }) => {
  await loadQuery(client, CountriesDocument, { language: toGraphqlLanguage(language) }).catch(
    () => undefined,
  );
  return {
    meta: {
      title: intl.formatMessage({ id: "members.register.title" }),
      description: intl.formatMessage({ id: "members.register.description" }),
    },
  };
};
