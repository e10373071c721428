// Takes over the page the server rendered: the same routes, data and messages, without asking for anything again.
import { startTransition } from "react";
import type { IntlShape } from "react-intl";
import {
  createBrowserRouter,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from "react-router-dom";
import { App } from "#web/App.tsx";
import { ClientHolder, useClientOf } from "#web/api/client.ts";
import { logError } from "#web/browser/log.ts";
import { nextTask } from "#web/browser/tasks.ts";
import { type FollowLink, FollowLinkProvider } from "#web/components/Link.tsx";
import { type PageDataScript, ROOT_ID, readPageData } from "#web/document/page-data.ts";
import { createPageIntl } from "#web/i18n/intl.ts";
import { basenameOf, localizedPath, type UiLanguage } from "#web/i18n/language.ts";
import { loadWords } from "#web/i18n/messages.ts";
import { providePageContext } from "#web/page/page-context.ts";
import { isPageHandle } from "#web/page/page-handle.ts";
import { isRendered } from "#web/page/rights.ts";
import { routes } from "#web/routes.tsx";
import { session, startSession } from "#web/session/session.ts";
import { eraseOldDrafts } from "./erase-old-drafts.ts";
import { createFollowLink } from "./follow-link.ts";
import { hydrate } from "./hydrate.ts";
import { keepCurrent } from "./keep-current.ts";

async function start(): Promise<void> {
  const data = readPageData();
  const { language } = data;
  await nextTask();
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`This page holds no #${ROOT_ID}`);

  const matches = matchRoutes(routes, window.location, basenameOf(language)) ?? [];
  await nextTask();
  const handle = matches.at(-1)?.route.handle;
  // Other pages load their words once the guard has let the reader in.
  const page = isPageHandle(handle) && isRendered(handle.rights) ? handle : null;
  const [messages] = await Promise.all([
    loadWords(language, ["site", ...(page?.words ?? [])]),
    resolveRendered(matches, data),
  ]);
  // The browser's first formatter takes 19 ms, so it gets a task of its own.
  await nextTask();
  const intl = createPageIntl(language, messages);
  await nextTask();
  // Before the client: a stored session then starts with what the server rendered, instead of asking for all of it again.
  startSession({ goHome: () => void router.navigate("/"), language });
  if (page?.rights === "guest" && (await leftForGood(language))) return;
  delete document.documentElement.dataset.restoring;
  const clients = new ClientHolder(data.queries);
  await nextTask();
  const router = createBrowserRouter(routes, {
    basename: basenameOf(language),
    hydrationData: { loaderData: data.loaderData, errors: data.errors },
    getContext: () => {
      const provider = new RouterContextProvider();
      providePageContext(provider, { language, intl, client: clients.current });
      return provider;
    },
  });

  keepCurrent(router, data.buildId);
  await nextTask();
  // React hydrates in slices, so that a slow phone reacts to a finger in between.
  const site = { intl, clients, router, followLink: createFollowLink(router), requestId: data.requestId };
  startTransition(() => hydrate(root, <Site {...site} />));
  await eraseOldDrafts();
}

/**
 * Somebody signed in anyone who opens the sign-in or registration goes where they belong
 * (docs/sign-in.md#the-meaning-of-a-401). The page was rendered for visitors and its loader does not run
 * again, so the guard is asked here; until then the form is hidden.
 */
async function leftForGood(language: UiLanguage): Promise<boolean> {
  const [{ refuse }] = await Promise.all([import("#web/session/guard.ts"), session.ready()]);
  const { pathname, search } = window.location;
  const next = new URLSearchParams(search).get("next");
  const refusal = refuse("guest", session.state(), pathname, next);
  if (!refusal || !("redirectTo" in refusal)) return false;
  window.location.replace(localizedPath(language, refusal.redirectTo));
  return true;
}

interface SiteProps {
  readonly intl: IntlShape;
  readonly clients: ClientHolder;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly followLink: FollowLink;
  readonly requestId: string | undefined;
}

function Site({ intl, clients, router, followLink, requestId }: SiteProps) {
  return (
    <App intl={intl} client={useClientOf(clients)} requestId={requestId}>
      <FollowLinkProvider value={followLink}>
        <RouterProvider router={router} />
      </FollowLinkProvider>
    </App>
  );
}

/** Loads the modules of what the server rendered, so that hydration finds them in place. */
async function resolveRendered(
  matches: readonly RouteMatch[],
  { loaderData, errors }: PageDataScript,
): Promise<void> {
  await Promise.all(matches.map(({ route }) => resolve(route, errors !== null || loaderData)));
}

async function resolve(
  route: RouteObject,
  rendered: true | Readonly<Record<string, unknown>>,
): Promise<void> {
  const { lazy, id } = route;
  if (typeof lazy !== "function" || (rendered !== true && !(id !== undefined && id in rendered))) return;
  Object.assign(route, await lazy(), { lazy: undefined });
}

start().catch((error: unknown) => {
  logError("Error while mounting app:", error);
  throw error;
});
