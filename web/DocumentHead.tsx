// Keeps title and head tags in step while the reader walks through the site; the server wrote the first ones.
import { useEffect } from "react";
import { useLocation, useMatches, useRouteLoaderData } from "react-router-dom";
import type { PageMeta, SiteData } from "#web/api/page.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { type Head, pageHead } from "./head.ts";

/** Marks the tags that belong to the page and not to the site. */
export const HEAD_MARK = "data-page";

/** Replaces the page's tags in the document. */
export function applyHead({ title, tags }: Head): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(HEAD_MARK, "");
    document.head.append(element);
  }
}

/** Renders nothing. */
export function DocumentHead() {
  const language = useLanguage();
  const path = useLocation().pathname;
  const site = useRouteLoaderData<SiteData>("site") ?? null;
  const meta = metaOf(useMatches().at(-1)?.loaderData);
  useEffect(
    () => applyHead(pageHead({ language, path, publicUrl: window.location.origin, site, meta })),
    [language, path, site, meta],
  );
  return null;
}

/** The meta of a page's loader data; null while there is none. */
export function metaOf(data: unknown): PageMeta | null {
  if (typeof data !== "object" || data === null || !("meta" in data)) return null;
  const { meta } = data;
  return typeof meta === "object" ? meta : null;
}
