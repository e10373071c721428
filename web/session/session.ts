// The session of this page: one store on the browser's localStorage. On the server nobody is ever signed in.
import { useSyncExternalStore } from "react";
import { browserStorage } from "#web/browser/browser-storage.ts";
import { localizedPath, type UiLanguage } from "#web/i18n/language.ts";
import { expiredText, viewEndedText } from "./expired-text.ts";
import { type SessionState, SIGNED_OUT } from "./session-state.ts";
import { SessionStore } from "./session-store.ts";
import { isForgotten, viewStorage } from "./view-session.ts";

let goHome = (): void => {};
let language: UiLanguage = "ko";

/** Of a tab that shows what somebody else sees. */
const view = viewStorage();

/** The one session store of this tab. */
export const session = new SessionStore({
  storage: view ?? browserStorage(),
  goHome: () => (view ? leaveView() : goHome()),
  alertExpired: () => {
    if (!isForgotten()) window.alert(view ? viewEndedText(language) : expiredText(language));
  },
  // Asked only where a session was stored; most visitors have none.
  whoIs: async (stored) => (await import("./session-user.ts")).whoIs(stored, language),
});

/** After a view the tab is its own person's again, from a page of its own. */
function leaveView(): void {
  if (!isForgotten()) window.location.assign(localizedPath(language, "/"));
}

/** Called once by the start of the client: how to go home, and the language the alert adds English for. */
export function startSession(start: { readonly goHome: () => void; readonly language: UiLanguage }): void {
  goHome = start.goHome;
  language = start.language;
  window.addEventListener("storage", (event) => {
    if (event.storageArea === window.localStorage && !view) session.follow(event.key);
  });
  session.subscribe(markDocument);
  void session.restore();
}

/** Keeps `html[data-auth]` true, which the script in the head set before the first paint and CSS reads. */
function markDocument(): void {
  const { isAuthenticated, member_type } = session.state();
  const { dataset } = document.documentElement;
  if (isAuthenticated) dataset.auth = member_type ?? "MEMBER";
  else delete dataset.auth;
}

/** The session's state; signed out on the server and while the page hydrates. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, () => SIGNED_OUT);
}
