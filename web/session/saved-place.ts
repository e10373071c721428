// Says where text was being written when the session ended, for this tab: the next sign-in says so and leads
// there (docs/texts.md#drafts). The text itself is a draft of its form.
import { splitLanguage } from "#web/i18n/language.ts";
import { safeNext } from "./safe-next.ts";

const KEY = "kept-text-at";

/** The page that is shown, with its query, without language. */
export function shownPlace(): string {
  const { pathname, search } = window.location;
  return `${splitLanguage(pathname).path}${search}`;
}

/** Remembers the page that is shown. @returns its path, without language */
export function savePlace(): string {
  const path = shownPlace();
  try {
    window.sessionStorage.setItem(KEY, path);
  } catch {
    // Refused: the draft is still offered where it was written.
  }
  return path;
}

/** The page to go back to; null when nothing was left. */
export function savedPlace(): string | null {
  try {
    return safeNext(window.sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Somebody went back to it, or signed in for something else. */
export function forgetPlace(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Refused: nothing was stored.
  }
}
