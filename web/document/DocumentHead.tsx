// Keeps title and head tags in step while the reader walks through the site; the server wrote the first ones.
import { useEffect } from "react";
import { useLocation, useMatches, useRouteLoaderData } from "react-router-dom";
import { useLanguage } from "#web/i18n/language.ts";
import type { PageMeta, SiteData } from "#web/page/page.ts";

/** Whether the document still says what the server wrote, which is right for what it rendered. */
let isAsRendered = true;

/** Renders nothing. */
export function DocumentHead() {
  const language = useLanguage();
  const path = useLocation().pathname;
  const site = useRouteLoaderData<SiteData>("site") ?? null;
  const meta = metaOf(useMatches().at(-1)?.loaderData);
  useEffect(() => {
    if (isAsRendered) {
      isAsRendered = false;
      return;
    }
    void import("./apply-head.ts").then(({ applyPageHead }) =>
      applyPageHead({ language, path, publicUrl: window.location.origin, site, meta }),
    );
  }, [language, path, site, meta]);
  return null;
}

/** Renders nothing, for a page that failed. */
export function ErrorHead() {
  useEffect(() => {
    isAsRendered = false;
    void import("./apply-head.ts").then(({ applyErrorHead }) => applyErrorHead());
  }, []);
  return null;
}

/** The meta of a page's loader data; null while there is none. */
export function metaOf(data: unknown): PageMeta | null {
  if (typeof data !== "object" || data === null || !("meta" in data)) return null;
  const { meta } = data;
  return typeof meta === "object" ? meta : null;
}
