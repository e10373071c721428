// Loads the terms of one program. What is no visible program is 404; search engines have the program itself.
import { BoothPageDocument } from "#web/gql/booth.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";

export const loader: PageLoader = async ({ client, intl, language, params }) => {
  const variables = { id: parseIdx(params.idx), language: toGraphqlLanguage(language) };
  const { boothSheet } = await loadQuery(client, BoothPageDocument, variables);
  if (boothSheet === null) throw notFound();
  return {
    variables,
    meta: {
      title: intl.formatMessage({ id: "booth.titleOf" }, { title: boothSheet.title.text }),
      description: intl.formatMessage({ id: "booth.lede" }),
      noindex: true,
    },
  };
};
