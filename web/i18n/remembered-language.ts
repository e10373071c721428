// The language a reader chose with the switch. The address alone decides the language of a page; the choice only decides
// where "/" leads somebody who comes from outside (web/document/head-script.ts).
import type { UiLanguage } from "./language.ts";

export const LANGUAGE_KEY = "language";

/** Remembers a choice; a browser that keeps nothing simply forgets it. */
export function rememberLanguage(language: UiLanguage): void {
  try {
    window.localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is refused: the address still says the language.
  }
}
