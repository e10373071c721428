// Loads what header and footer say, and what the document's head says about the site.

import { loadQuery } from "#web/api/load-query.ts";
import type { PageLoaderArgs, SiteData } from "#web/api/page.ts";
import { LayoutDocument } from "#web/gql/layout.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";

/** Throws PageError when the settings cannot be had. */
export async function loader({
  client,
  language,
}: Pick<PageLoaderArgs, "client" | "language">): Promise<SiteData> {
  const { settings } = await loadQuery(client, LayoutDocument, { language: toGraphqlLanguage(language) });
  return { siteName: settings.name, siteDescription: settings.description };
}
