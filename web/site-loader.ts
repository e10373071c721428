import type { LoaderFunctionArgs } from "react-router-dom";
import { loader } from "#web/layout/SiteLayout.data.ts";
import type { SiteData } from "#web/page/page.ts";
import { readPageContext } from "#web/page/page-context.ts";

/** Loads what every page of the site needs, once a visit. */
export function siteLoader({ context }: LoaderFunctionArgs): Promise<SiteData> {
  const { client, language } = readPageContext(context);
  return loader({ client: client(), language });
}
