// Draws a component where the site shows it: inside its words, theme, GraphQL client and router.
import { MantineProvider } from "@mantine/core";
import { act, createContext, type ReactNode, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type IntlShape, RawIntlProvider } from "react-intl";
import { createMemoryRouter, RouterProvider, useRouteError } from "react-router-dom";
import { Client, fetchExchange, Provider } from "urql";
import { afterEach, beforeEach, vi } from "vitest";
import { createPageIntl } from "#web/i18n/intl.ts";
import { theme } from "#web/theme/theme.ts";
import { stubMantineBrowser } from "./mantine-browser.ts";
import { messagesOf, type UiLanguage } from "./messages.ts";
import { mountedRoot } from "./mounted-root.ts";

interface AppPlace {
  /** Korean where none is given. */
  readonly language?: UiLanguage;
  /** The address that is open; "/" where none is given. */
  readonly at?: string;
  /** Where none is given, no operation is ever answered. */
  readonly client?: Client;
}

type Router = ReturnType<typeof createMemoryRouter>;

interface AppRoot {
  /** Draws it, and answers its router. What is drawn at the same address next is an update of it. */
  show(node: ReactNode, place?: AppPlace): Promise<Router>;
  /** Takes away what is drawn. */
  close(): Promise<void>;
}

const GRAPHQL_URL = "http://127.0.0.1/graphql";

/** A client with a server that answers each operation with what `answer` returns. */
export function answeringClient<V>(answer: (sent: { query: string; variables: V }) => object): Client {
  const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> =>
    Response.json(answer(JSON.parse(String(init?.body))));
  return new Client({ url: GRAPHQL_URL, exchanges: [fetchExchange], fetch, preferGetMethod: false });
}

const silentClient = new Client({
  url: GRAPHQL_URL,
  exchanges: [() => () => () => {}],
  preferGetMethod: false,
});

const intls = new Map<UiLanguage, IntlShape>();
/** The intl of the site, with all its words. */
export function intlOf(language: UiLanguage): IntlShape {
  const intl = intls.get(language) ?? createPageIntl(language, messagesOf(language));
  intls.set(language, intl);
  return intl;
}

const Content = createContext<ReactNode>(null);
const Page = () => useContext(Content);
// Without it the router draws an error as a page, and a test of words that are absent passes.
function Thrown(): never {
  throw useRouteError();
}
const ROUTES = [{ path: "*", element: <Page />, errorElement: <Thrown /> }];

function inApp(node: ReactNode, router: Router, { language = "ko", at, client = silentClient }: AppPlace) {
  return (
    <RawIntlProvider value={intlOf(language)}>
      <Provider value={client}>
        <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
          <Content value={node}>
            <RouterProvider key={at} router={router} />
          </Content>
        </MantineProvider>
      </Provider>
    </RawIntlProvider>
  );
}

/** Its HTML as a server sends it. */
export function markupInApp(node: ReactNode, place: AppPlace = {}): string {
  const router = createMemoryRouter(ROUTES, { initialEntries: [place.at ?? "/"] });
  return renderToStaticMarkup(inApp(node, router, place));
}

/** The words of its HTML. */
export function textInApp(node: ReactNode, place: AppPlace = {}): string {
  return markupInApp(node, place).replaceAll(/<[^>]*>/g, "");
}

/** Called once in a file, which runs in jsdom: each of its tests begins with an empty page. */
export function appRoot(): AppRoot {
  beforeEach(stubMantineBrowser);
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const root = mountedRoot();
  let shown: { readonly at: string; readonly router: Router } | null = null;
  beforeEach(() => {
    shown = null;
  });
  return {
    async show(node, { at = "/", ...place } = {}) {
      if (shown?.at !== at) shown = { at, router: createMemoryRouter(ROUTES, { initialEntries: [at] }) };
      const { router } = shown;
      await act(async () => root.render(inApp(node, router, { ...place, at })));
      return router;
    },
    async close() {
      shown = null;
      await act(async () => root.render(null));
    },
  };
}
