// The two languages as addresses spell them (docs/core.md#addresses-and-languages): Korean has no prefix. The
// same as web/i18n/language.ts, which ships to browsers and which this room may not take.
import type { Language } from "#prisma/generated/enums.ts";

export const LANGUAGES = { ko: "KO", en: "EN" } as const satisfies Record<string, Language>;
export type LanguageCode = keyof typeof LANGUAGES;
export const LANGUAGE_CODES: readonly LanguageCode[] = ["ko", "en"];

/** A path without language as a whole address. */
export function addressIn(code: LanguageCode, publicUrl: string, path: string): string {
  if (code === "ko") return publicUrl + path;
  return `${publicUrl}/en${path === "/" ? "" : path}`;
}
