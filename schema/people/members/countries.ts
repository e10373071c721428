// The country list of the forms, in the language of the page: Korea first, then by name (docs/core.md#calls-and-limits).
import type { Language } from "#prisma/generated/enums.ts";
import { COUNTRY_CODES } from "#schema/validation/core/countries.ts";

export interface Country {
  /** ISO 3166-1 alpha-2, or XK. */
  readonly code: string;
  readonly name: string;
}

const HOME = "KR";
const locales = { KO: "ko", EN: "en" } as const;
const lists = new Map<Language, readonly Country[]>();

/** The 250 countries with their short names in a language. */
export function listCountries(language: Language): readonly Country[] {
  const known = lists.get(language);
  if (known) return known;
  const locale = locales[language];
  const names = new Intl.DisplayNames(locale, { type: "region", style: "short" });
  const { compare } = new Intl.Collator(locale);
  const list = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    a.code === HOME ? -1 : b.code === HOME ? 1 : compare(a.name, b.name),
  );
  lists.set(language, list);
  return list;
}
