// One line of the table (web/pages.ts) made into a route of react-router: module and data module are loaded
// together when the page is first visited, and guards run before the page's own loader
// (docs/sign-in.md#the-meaning-of-a-401).
import { type ComponentType, createElement } from "react";
import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { addWords } from "#web/i18n/messages.ts";
import type { WordSet } from "#web/i18n/word-files.ts";
import type { PageData, PageLoader } from "./page.ts";
import { readPageContext } from "./page-context.ts";
import { handleOf, type PageLine } from "./page-handle.ts";
import { parseIdx } from "./parse-idx.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";
import { isRendered, type Rights } from "./rights.ts";

/** `Component` takes what the line of the table gives as `props`, and so does the loader. */
export interface PageModule {
  readonly Component: ComponentType<Readonly<Record<string, unknown>>>;
}
export interface PageDataModule {
  readonly loader: PageLoader<Readonly<Record<string, unknown>>>;
}

/** Where a page's two modules are to be had. */
export interface PageModules {
  readonly views: Readonly<Record<string, () => Promise<PageModule | undefined>>>;
  readonly datas: Readonly<Record<string, () => Promise<PageDataModule | undefined>>>;
}

/** The route of a line. Its modules are asked for when the page is first visited. */
export function pageRoute(line: PageLine): RouteObject {
  const { path, page, props = {} } = line;
  const handle = handleOf(line);
  const { rights, words } = handle;
  return {
    id: path,
    path,
    handle,
    lazy: async () => {
      // The server takes in no page that the browser fills; it only checks whether an address can be one.
      if (import.meta.env.SSR && !isRendered(rights)) return { loader: addressOnly };
      const [viewModule, dataModule] = await Promise.all([
        viewOf(page),
        dataOf(line),
        rights === "public" ? null : import("#web/theme/mantine-parts.ts"),
      ]);
      // A part failed and the page is being loaded again (keep-current.ts): nothing more happens here.
      if (!viewModule || !dataModule) return new Promise<never>(() => {});
      const { Component } = viewModule;
      return {
        Component: () => createElement(Component, props),
        loader: (args: LoaderFunctionArgs) => load(args, { rights, words, props, loader: dataModule.loader }),
      };
    },
  };
}

async function viewOf(page: string): Promise<PageModule | undefined> {
  const key = `features/${page}.tsx`;
  return await found((await pagesWith(page)).views[`/${key}`], key)();
}

async function dataOf({
  page,
  title,
  description,
  listed = true,
}: PageLine): Promise<PageDataModule | undefined> {
  if (title) return { loader: headOnly(title, description, listed) };
  const key = `features/${page}.data.ts`;
  return await found((await pagesWith(page)).datas[`/${key}`], key)();
}

const addressOnly = ({ params: { idx } }: LoaderFunctionArgs) => {
  if (idx !== undefined) parseIdx(idx);
  return null;
};

/** The loader of a page whose head is all that is known before its data is asked for. */
function headOnly(title: MessageId, description: MessageId | undefined, listed: boolean): PageLoader {
  return async ({ intl }) => ({
    meta: {
      title: intl.formatMessage({ id: title }),
      ...(description === undefined ? {} : { description: intl.formatMessage({ id: description }) }),
      noindex: !listed,
    },
  });
}

function found<Module>(module: Module | undefined, key: string): Module {
  if (!module) throw new Error(`web/pages.ts names web/${key}, but there is no such file`);
  return module;
}

async function pagesWith(page: string): Promise<PageModules> {
  if (`/features/${page}.tsx` in PUBLIC_PAGES.views) return PUBLIC_PAGES;
  return (await import("./account-pages.ts")).ACCOUNT_PAGES;
}

interface LoadedPage {
  readonly rights: Rights;
  readonly words: readonly WordSet[];
  readonly props: Readonly<Record<string, unknown>>;
  readonly loader: PageLoader<Readonly<Record<string, unknown>>>;
}

async function load(
  args: LoaderFunctionArgs,
  { rights, words, props, loader }: LoadedPage,
): Promise<PageData> {
  const { idx } = args.params;
  if (idx !== undefined) parseIdx(idx);
  const { client, intl, language } = readPageContext(args.context);
  const url = new URL(args.request.url);
  if (!import.meta.env.SSR) {
    if (rights !== "public") {
      const { guard } = await import("#web/session/guard.ts");
      await guard(rights, url);
    }
    await addWords(intl, words);
  }
  const data = await loader({ client: client(), intl, language, params: args.params, props, url });
  return rights === "public" ? data : { ...data, meta: { ...data.meta, noindex: true } };
}
