// The two languages of the site and where they live in an address (docs/core.md#addresses-and-languages):
// Korean has no prefix, English is
// /en/... with the same path behind it.
import { useIntl } from "react-intl";

export const UI_LANGUAGES = ["ko", "en"] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];
const DEFAULT_LANGUAGE: UiLanguage = "ko";

/** The router's basename for a language: "/" or "/en". */
export function basenameOf(language: UiLanguage): string {
  return language === DEFAULT_LANGUAGE ? "/" : `/${language}`;
}

/** A path of this site ("/notice/list?page=2") as an address in a language ("/en/notice/list?page=2"). */
export function localizedPath(language: UiLanguage, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  const rest = path === "/" ? "" : path.startsWith("/?") || path.startsWith("/#") ? path.slice(1) : path;
  return `/${language}${rest}`;
}

/** Takes the language off an address path: "/en/notice/12" is English and "/notice/12". */
export function splitLanguage(pathname: string): { language: UiLanguage; path: string } {
  for (const language of UI_LANGUAGES) {
    if (language === DEFAULT_LANGUAGE) continue;
    const prefix = `/${language}`;
    if (pathname === prefix) return { language, path: "/" };
    if (pathname.startsWith(`${prefix}/`)) return { language, path: pathname.slice(prefix.length) };
  }
  return { language: DEFAULT_LANGUAGE, path: pathname };
}

/** The other of the two languages. */
export function otherLanguage(language: UiLanguage): UiLanguage {
  return language === "ko" ? "en" : "ko";
}

/** The language as the GraphQL schema spells it. */
export function toGraphqlLanguage(language: UiLanguage): "KO" | "EN" {
  return language === "ko" ? "KO" : "EN";
}

/** Languages as addresses spell them, from those of the GraphQL schema. */
export function toUiLanguages(languages: readonly ("KO" | "EN")[]): readonly UiLanguage[] {
  return UI_LANGUAGES.filter((language) => languages.includes(toGraphqlLanguage(language)));
}

/** The language of the page this component is on. */
export function useLanguage(): UiLanguage {
  return useIntl().locale === "en" ? "en" : "ko";
}
