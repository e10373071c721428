// The home page is the site itself: title and description are the settings'.

import { readToday, type Today } from "#web/components/programs/today.ts";
import { HomePageDocument } from "#web/gql/home.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageData, PageLoaderArgs } from "#web/page/page.ts";

export async function loader({ client, language }: PageLoaderArgs): Promise<PageData & Today> {
  await loadQuery(client, HomePageDocument, { language: toGraphqlLanguage(language) });
  return { meta: {}, ...readToday() };
}
