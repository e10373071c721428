// The two languages of the site, and which one a text is really in when the one asked for is missing.
import { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";

export const LanguageRef = builder.enumType("Language", {
  description: "The two languages of the site. Korean is the default.",
  values: Object.values(Language),
});

/** One thing in both languages, as the columns hold it. */
export interface InBoth<T> {
  readonly ko: T | null;
  readonly en: T | null;
}

/** What is shown to a reader of `language`: that language, else the other one. Null when neither is there. */
export function inLanguage<T>(both: InBoth<T>, language: Language): { value: T; language: Language } | null {
  const own = language === "KO" ? both.ko : both.en;
  if (own !== null) return { value: own, language };
  const other = language === "KO" ? both.en : both.ko;
  return other === null ? null : { value: other, language: language === "KO" ? "EN" : "KO" };
}

/** The languages that something with a title is written in, Korean first. */
export function languagesOf({
  titleKo,
  titleEn,
}: {
  titleKo: string | null;
  titleEn: string | null;
}): Language[] {
  return [...(titleKo === null ? [] : ["KO" as const]), ...(titleEn === null ? [] : ["EN" as const])];
}

/** The plain string for a reader of `language`; empty when neither language is there. */
export function textIn(both: InBoth<string>, language: Language): string {
  return inLanguage(both, language)?.value ?? "";
}
