import { FaqPageDocument } from "#web/gql/faqs.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ client, intl, language }) => {
  const variables = { language: toGraphqlLanguage(language) };
  await loadQuery(client, FaqPageDocument, variables);
  return {
    variables,
    meta: {
      title: intl.formatMessage({ id: "faqs.title" }),
      description: intl.formatMessage({ id: "faqs.description" }),
    },
  };
};
