// What a page is to other code. web/features/<area>/<noun>/XPage.tsx exports `Component`; XPage.data.ts beside it exports
// `loader`, which runs the page's query and answers what the head of the document needs. Both are named by one line
// of web/pages.ts and loaded only when the page is visited.

import type { IntlShape } from "react-intl";
import type { Client } from "urql";
import type { UiLanguage } from "#web/i18n/language.ts";

/** What the document's head says about a page. */
export interface PageMeta {
  /** Without the site's name, which is put behind it; absent on the home page, which is the site itself. */
  readonly title?: string;
  /** One or two sentences for search results and shared links; the site's own description when absent. */
  readonly description?: string;
  /** The page's path with the query that names it, without language: "/notice/list?page=2". Default: the path without query. */
  readonly canonicalPath?: string;
  /** Site path or absolute address of a picture for shared links. */
  readonly image?: string;
  /** Site path of the Atom feed of what the page lists. */
  readonly feed?: string;
  /** Set on posts: "article" with its publication time (ISO 8601). */
  readonly publishedAt?: string;
  /** What it is written in, Korean first; both when absent. Anyone who reads another language is shown one of these. */
  readonly languages?: readonly UiLanguage[];
  /**
   * What an article says of itself to indexes (Highwire, Dublin Core): name and content, a path of this site as a whole address.
   */
  readonly indexed?: readonly (readonly [name: string, content: string])[];
  /** True keeps the page out of search engines. */
  readonly noindex?: boolean;
}

/** What a loader answers. Data itself is read in the component by the generated `use…Query` hook, from the client's cache. */
export interface PageData {
  readonly meta: PageMeta;
  /** What the page's query was asked with; the component asks with the same (`usePageVariables`). */
  readonly variables?: object;
}

/** The site as its settings describe it in the page's language; the loader of web/layout/SiteLayout.data.ts answers this. */
export interface SiteData {
  readonly siteName: string;
  readonly siteDescription: string;
  /** Of the emergency notice above the page; null without one. */
  readonly emergencyVersion: number | null;
}

/** What a loader is given. */
export interface PageLoaderArgs<Props = object> {
  readonly client: Client;
  readonly intl: IntlShape;
  readonly language: UiLanguage;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** What web/pages.ts gives the page at this path. */
  readonly props: Props;
  /** The whole address; `url.searchParams` holds `page`, `tag`, ... */
  readonly url: URL;
}

/** Throws PageError (`notFound()`) or lets loadQuery throw it. */
export type PageLoader<Props = object, Data extends PageData = PageData> = (
  args: PageLoaderArgs<Props>,
) => Promise<Data>;
