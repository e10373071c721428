// The countries and what grades cost are loaded with the page. When that fails the page is shown all the
// same: the field of countries says so and can retry.

import { GradeDuesDocument } from "#web/gql/grades.ts";
import { CountriesDocument } from "#web/gql/members.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ client, intl, language }) => {
  await Promise.all([
    loadQuery(client, CountriesDocument, { language: toGraphqlLanguage(language) }).catch(() => undefined),
    loadQuery(client, GradeDuesDocument, {}).catch(() => undefined),
  ]);
  return {
    meta: {
      title: intl.formatMessage({ id: "members.register.title" }),
      description: intl.formatMessage({ id: "members.register.description" }),
    },
  };
};
