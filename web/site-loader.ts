import type { LoaderFunctionArgs } from "react-router-dom";
import type { SiteData } from "#web/api/page.ts";
import { readPageContext } from "#web/api/page-context.ts";
import { loader } from "#web/layout/SiteLayout.data.ts";

/** Loads what every page of the site needs, once a visit. */
export function siteLoader({ context }: LoaderFunctionArgs): Promise<SiteData> {
  const { client, language } = readPageContext(context);
  return loader({ client: client(), language });
}
