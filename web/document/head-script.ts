// The inline script of the head (web/build/inline-scripts.ts builds it). It runs before the first paint, so
// that a signed-in reader never sees "log in" and somebody who chose English is not shown Korean first.
import { DISMISSED_KEY, DISMISSED_MARK } from "#web/features/site/emergency/public/dismissed.ts";
import { LANGUAGE_KEY } from "#web/i18n/remembered-language.ts";
import { SESSION_KEYS } from "#web/session/session-state.ts";

/** `data-auth` on <html> is the member type ("ADMIN", "REGULAR", ...) when a session is stored. */
function markSession(): void {
  if (!localStorage.getItem(SESSION_KEYS.token) || !localStorage.getItem(SESSION_KEYS.token_type)) return;
  const { dataset } = document.documentElement;
  dataset.auth = localStorage.getItem(SESSION_KEYS.member_type) || "MEMBER";
  // Hides the sign-in form until it is known whether the session still counts (entry-client.tsx).
  dataset.restoring = "";
}

/** An emergency notice that was put away is not painted first. */
function hideDismissed(): void {
  const { dataset } = document.documentElement;
  if (dataset.emergency && localStorage.getItem(DISMISSED_KEY) === dataset.emergency)
    dataset[DISMISSED_MARK] = "";
}

/**
 * Leads from "/" to "/en" a reader who chose English and comes from outside. Any other address names its language itself.
 */
function leadToLanguage(): void {
  const isFromOutside = !document.referrer.startsWith(`${location.origin}/`);
  if (location.pathname === "/" && isFromOutside && localStorage.getItem(LANGUAGE_KEY) === "en") {
    location.replace(`/en${location.search}`);
  }
}

// A form that is sent before the page has woken up would leave the page. It is sent when it wakes up (use-server-form.ts).
addEventListener("submit", (event) => {
  const { target: form, defaultPrevented } = event;
  if (defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post") return;
  event.preventDefault();
  form.dataset.early = "";
});
try {
  markSession();
  hideDismissed();
  leadToLanguage();
} catch {
  // Storage is refused: nobody is signed in, and the address still says the language.
}
