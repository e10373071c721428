// Renders one address for a visitor: match, load (queries run in this process), render, wrap in the document. The threads
// for visitors import it; the main loop of the gateway has the table of pages alone (page-table.ts).
import { renderToString } from "react-dom/server";
import type { IntlShape } from "react-intl";
import {
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { App } from "#web/App.tsx";
import { createVisitorClient, type ExecuteForVisitor } from "#web/api/visitor-client.ts";
import { type StructuredData, StructuredDataContext } from "#web/components/structured-data/collect.ts";
import { metaOf } from "#web/document/DocumentHead.tsx";
import { renderDocument } from "#web/document/document.tsx";
import { markPage } from "#web/document/drawn-parts.ts";
import { errorHead, type Head, type HeadInput, pageHead } from "#web/document/head.ts";
import { type ClientBuild, type FindAssets, pageAssets } from "#web/document/page-assets.ts";
import { createPageIntl } from "#web/i18n/intl.ts";
import { basenameOf, splitLanguage, type UiLanguage } from "#web/i18n/language.ts";
import { type Messages, wordFiles } from "#web/i18n/messages.ts";
import type { WordSet } from "#web/i18n/word-files.ts";
import { PartMarksContext } from "#web/page/DrawnOnce.tsx";
import type { SiteData } from "#web/page/page.ts";
import { providePageContext } from "#web/page/page-context.ts";
import { serializePageError } from "#web/page/page-error.ts";
import { isPageHandle } from "#web/page/page-handle.ts";
import { isIdx } from "#web/page/parse-idx.ts";
import { isRendered } from "#web/page/rights.ts";
import { createRouteHandlers } from "#web/page/route-handlers.ts";
import { routes } from "#web/routes.tsx";
import { createPageTable, type PageTable } from "./page-table.ts";

const texts = import.meta.glob<Messages>("#web/messages/*/*/*.json", { eager: true, import: "default" });
const textsOf = (language: UiLanguage): Messages =>
  Object.assign({}, ...Object.keys(texts).map((file) => file.includes(`/${language}/`) && texts[file]));
const intls: Readonly<Record<UiLanguage, IntlShape>> = {
  ko: createPageIntl("ko", textsOf("ko")),
  en: createPageIntl("en", textsOf("en")),
};
const handlers = {
  ko: createRouteHandlers(routes, basenameOf("ko")),
  en: createRouteHandlers(routes, basenameOf("en")),
};

export interface RendererInput {
  readonly execute: ExecuteForVisitor;
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly buildId: string;
  /** The picture of a page without one of its own where it is shared; null in development. */
  readonly shareImage: string | null;
  readonly findAssets: FindAssets;
  /** The address of the font for what a text shows beyond the core; null when that is nothing. */
  readonly fontFor: (text: string) => string | null;
}

interface RenderedPage {
  readonly status: number;
  readonly html: string;
}
interface Redirection {
  readonly status: number;
  readonly redirect: string;
}

/** The server render of one build. */
export interface Renderer extends PageTable {
  /**
   * Renders an address: a path, language included, with the query keys the page may depend on. `failed` is notified of faults
   * that still led to a page. Rejects when rendering itself breaks; a loader's failure is an error page with its status.
   */
  readonly render: (
    address: string,
    requestId: string,
    failed: (error: unknown) => void,
  ) => Promise<RenderedPage | Redirection>;
}

/** The renderer over the build in dist/. */
export function createBuiltRenderer(
  build: ClientBuild,
  input: Pick<RendererInput, "execute" | "publicUrl" | "fontFor">,
): Renderer {
  const { buildId, shareImage } = build.stamp;
  return createRenderer({ ...input, buildId, shareImage, findAssets: pageAssets(build) });
}

/** The renderer over any assets (the development server has its own). */
export function createRenderer(input: RendererInput): Renderer {
  return {
    ...createPageTable(input.buildId),
    render: (address, requestId, failed) => render(input, address, requestId, failed),
  };
}

async function render(
  { execute, publicUrl, buildId, findAssets, fontFor, shareImage }: RendererInput,
  address: string,
  requestId: string,
  failed: (error: unknown) => void,
): Promise<RenderedPage | Redirection> {
  const url = new URL(address, publicUrl);
  const { language, path } = splitLanguage(url.pathname);
  const intl = intls[language];
  const { client, ssr, beginRendering } = createVisitorClient(execute, failed, (operation) =>
    failed(new Error(`${operation ?? "A query"} runs while ${path} renders: load it in the loader`)),
  );
  const requestContext = new RouterContextProvider();
  providePageContext(requestContext, { language, intl, client: () => client });

  const handler = handlers[language](path);
  const context = await handler.query(new Request(url), {
    requestContext,
    // A shell is filled in the browser, and so is its frame; an address that can be no page is refused here already.
    filterMatchesToLoad: ({ route, params }) =>
      !(isShell(route.handle) || route.HydrateFallback) || (params.idx !== undefined && !isIdx(params.idx)),
  });
  if (context instanceof Response) {
    return { status: context.status, redirect: context.headers.get("location") ?? "/" };
  }
  for (const error of unexpected(context)) failed(error);
  beginRendering();

  const failure = context.statusCode >= 500 ? requestId : undefined;
  const structured: StructuredData = { publicUrl, things: [] };
  const parts = markPage();
  const marked = renderToString(
    <StructuredDataContext value={structured}>
      {/* While the sources run, words may change in a part that is known. */}
      <PartMarksContext value={import.meta.env.PROD ? parts : null}>
        <App intl={intl} client={client} requestId={failure}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </PartMarksContext>
    </StructuredDataContext>,
  );
  const content = parts.place(marked);
  const handle = context.matches.at(-1)?.route.handle;
  const page = isPageHandle(handle) && !isShell(handle) ? handle : null;
  const words = wordModules(language, ["site", ...(page?.words ?? [])]);
  const assets = findAssets([...words, ...(page?.modules ?? [])]);
  const html = renderDocument({
    language,
    head: headOf(context, { language, path, publicUrl, shareImage }),
    assets,
    content,
    withoutScripts: intl.formatMessage({ id: "layout.noScript" }),
    pageFont: fontFor(content),
    emergencyVersion: siteOf(context)?.emergencyVersion ?? null,
    things: structured.things,
    data: {
      language,
      buildId,
      queries: ssr.extractData(),
      loaderData: context.loaderData,
      errors: errorsOf(context),
      ...(failure === undefined ? {} : { requestId: failure }),
    },
  });
  return { status: context.statusCode, html };
}

function wordModules(language: UiLanguage, sets: readonly WordSet[]): string[] {
  return sets.flatMap((set) => wordFiles(language, set)).map((path) => path.slice(1));
}

/** Pages of signed-in people are filled in the browser. */
function isShell(handle: unknown): boolean {
  return isPageHandle(handle) && !isRendered(handle.rights);
}

function headOf(
  context: StaticHandlerContext,
  page: Pick<HeadInput, "language" | "path" | "publicUrl" | "shareImage">,
): Head {
  if (context.errors) return errorHead();
  const last = context.matches.at(-1)?.route.id;
  const meta = last === undefined ? null : metaOf(context.loaderData[last]);
  return pageHead({ ...page, site: siteOf(context), meta });
}

/** Null where the layout's data could not be loaded. */
function siteOf(context: StaticHandlerContext): SiteData | null {
  const site: SiteData | undefined = context.loaderData.site;
  return site ?? null;
}

function errorsOf(context: StaticHandlerContext) {
  if (!context.errors) return null;
  return Object.fromEntries(
    Object.entries(context.errors).map(([id, error]) => [id, serializePageError(error)]),
  );
}

/** Errors that are not an answer to the reader (404, 403) but a fault of ours. */
function unexpected(context: StaticHandlerContext): unknown[] {
  return context.statusCode >= 500 ? Object.values(context.errors ?? {}) : [];
}
