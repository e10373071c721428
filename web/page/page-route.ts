// One line of the route table made into a route of react-router: module and data module are loaded together when the page is
// first visited, and guards run before the page's own loader (decisions, "Sessions").
import type { ComponentType } from "react";
import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import { addAccountMessages, addPageMessages } from "#web/i18n/messages.ts";
import { type PageWords, wordsOf } from "#web/i18n/page-words.ts";
import type { PageData, PageLoader } from "#web/page/page.ts";
import { readPageContext } from "#web/page/page-context.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { renderedPart } from "#web/page/rendered-parts.ts";
import type { GuardedAccess } from "#web/session/guard.ts";

/**
 * Who a page is for. `public`, `anyone` (a form for everybody) and `guest` (login, register) are rendered on the server;
 * `member` and `staff` are shells there and fill in the browser, because the server reads no session for HTML.
 */
export type Access = GuardedAccess;

/** What is known about a route without loading it; the gateway and the document read this. */
export interface PageHandle {
  readonly access: Access;
  /** Query keys the page's bytes depend on; every other key is ignored and kept out of the cache. */
  readonly query: readonly string[];
  /** Whether search engines may show it; a page of search results is not worth showing among search results. */
  readonly listed: boolean;
  /** Module keys of the page as Vite's manifest spells them. */
  readonly modules: readonly string[];
  /** What the page says beside the words of every page. */
  readonly words: readonly PageWords[];
}

export interface PageModule {
  readonly Component: ComponentType;
}
export interface PageDataModule {
  readonly loader: PageLoader;
}

/** Where a page's two modules are to be had. */
export interface PageModules {
  readonly views: Readonly<Record<string, () => Promise<PageModule | undefined>>>;
  readonly datas: Readonly<Record<string, () => Promise<PageDataModule | undefined>>>;
}

export interface PageLine {
  /** Relative to the layout it stands in, as react-router writes paths. */
  readonly path: string;
  /** "posts/public/NoticeListPage": web/features/posts/public/NoticeListPage.tsx and NoticeListPage.data.ts. */
  readonly page: string;
  readonly access?: Access;
  readonly query?: readonly string[];
  readonly listed?: boolean;
}

/** The route of a line. Its modules are asked for when the page is first visited. */
export function pageRoute({
  path,
  page,
  access = "public",
  query = [],
  listed = true,
}: PageLine): RouteObject {
  const modules = [`features/${page}.tsx`, `features/${page}.data.ts`];
  const words = wordsOf(page);
  return {
    id: path,
    path,
    handle: { access, query, listed, modules, words } satisfies PageHandle,
    lazy: async () => {
      const [viewModule, dataModule] = await modulesOf(page, access);
      // A part failed and the page is being loaded anew (keep-current.ts): nothing more happens here.
      if (!viewModule || !dataModule) return new Promise<never>(() => {});
      const { Component } = viewModule;
      return {
        Component,
        loader: (args: LoaderFunctionArgs) => load(args, access, words, dataModule.loader),
      };
    },
  };
}

type LoadedPage = readonly [PageModule | undefined, PageDataModule | undefined];

async function modulesOf(page: string, access: Access): Promise<LoadedPage> {
  const [rendered, renderedData] = await Promise.all([
    renderedPart<PageModule>(`features/${page}.tsx`),
    renderedPart<PageDataModule>(`features/${page}.data.ts`),
  ]);
  if (rendered && renderedData) return [rendered, renderedData];
  const { views, datas } = await pagesOf(access);
  const view = views[`/features/${page}.tsx`];
  const data = datas[`/features/${page}.data.ts`];
  if (!view || !data) throw new Error(`web/routes.tsx names ${page}, but there is no such page`);
  return await Promise.all([view(), data()]);
}

async function pagesOf(access: Access): Promise<PageModules> {
  return access === "public" || access === "guest"
    ? (await import("./public-pages.ts")).PUBLIC_PAGES
    : (await import("./account-pages.ts")).ACCOUNT_PAGES;
}

async function load(
  args: LoaderFunctionArgs,
  access: Access,
  words: readonly PageWords[],
  loader: PageLoader,
): Promise<PageData> {
  const { idx } = args.params;
  if (idx !== undefined) parseIdx(idx);
  const { client, intl, language } = readPageContext(args.context);
  const url = new URL(args.request.url);
  if (!import.meta.env.SSR) {
    if (access !== "public") {
      const { guard } = await import("#web/session/guard.ts");
      await guard(access, url);
      await addAccountMessages(intl);
    }
    await addPageMessages(intl, words);
  }
  const data = await loader({ client: client(), intl, language, params: args.params, url });
  return access === "public" ? data : { ...data, meta: { ...data.meta, noindex: true } };
}

/** Whether a route's handle is a page's. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "access" in handle && "modules" in handle;
}
