// Says what every loader of one visit shares, handed through react-router's context: a client and an intl for this request on the
// server, for this tab in the browser.
import type { IntlShape } from "react-intl";
import { createContext, type RouterContextProvider } from "react-router-dom";
import type { Client } from "urql";
import type { UiLanguage } from "#web/i18n/language.ts";

interface PageContext {
  readonly language: UiLanguage;
  readonly intl: IntlShape;
  /** Asked for at each load: signing in or out replaces the client. */
  client(): Client;
}

const pageContext = createContext<PageContext>();

/** Puts the context of a visit in. */
export function providePageContext(provider: RouterContextProvider, value: PageContext): void {
  provider.set(pageContext, value);
}

/** The context of the visit a loader runs in. */
export function readPageContext(provider: Readonly<RouterContextProvider>): PageContext {
  return provider.get(pageContext);
}
