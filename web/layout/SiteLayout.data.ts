// Loads what header and footer say, and what the document's head says about the site.

import { LayoutDocument } from "#web/gql/layout.ts";
import { toGraphqlLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoaderArgs, SiteData } from "#web/page/page.ts";

/** Throws PageError when the settings cannot be had. */
export async function loader({
  client,
  language,
}: Pick<PageLoaderArgs, "client" | "language">): Promise<SiteData> {
  const variables = { language: toGraphqlLanguage(language) };
  const { settings, emergency } = await loadQuery(client, LayoutDocument, variables, { shared: true });
  return {
    siteName: settings.name,
    siteDescription: settings.description,
    emergencyVersion: emergency?.version ?? null,
  };
}
