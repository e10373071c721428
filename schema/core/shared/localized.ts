// Text with the language it is really in, so that a page can mark and announce a fallback (docs/site.md#posts).
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { inLanguage, LanguageRef } from "./language.ts";

export interface LocalizedText {
  readonly text: string;
  readonly language: Language;
}

export const LocalizedTextRef = builder.objectRef<LocalizedText>("LocalizedText").implement({
  description: "A line of text and the language it is really in: not always the one asked for.",
  fields: (t) => ({
    text: t.exposeString("text"),
    language: t.expose("language", { type: LanguageRef }),
  }),
});

/** A text that is always there in Korean, for a reader of `language`. */
export function toLocalizedText(ko: string, en: string | null, language: Language): LocalizedText {
  const found = inLanguage({ ko, en }, language);
  return { text: found?.value ?? ko, language: found?.language ?? "KO" };
}

/** A line in a language or the other one; null where there is none. */
export function lineIn(ko: string | null, en: string | null, language: Language): LocalizedText | null {
  const line = inLanguage({ ko, en }, language);
  return line && { text: line.value, language: line.language };
}

export interface Titles {
  readonly titleKo: string | null;
  readonly titleEn: string | null;
}

/** The title in a language or the other one; empty only for a draft that has neither. */
export function titleOf({ titleKo, titleEn }: Titles, language: Language): LocalizedText {
  return lineIn(titleKo, titleEn, language) ?? { text: "", language };
}

/** The same thing in the language it is not shown in; null where there is only one. */
export function otherLine(ko: string, en: string | null, language: Language): string | null {
  if (en === null) return null;
  return language === "EN" ? ko : en;
}

export interface LocalizedRichText {
  readonly document: RichTextDocument;
  readonly language: Language;
}

export const LocalizedRichTextRef = builder.objectRef<LocalizedRichText>("LocalizedRichText").implement({
  description: "A document and the language it is really in: not always the one asked for.",
  fields: (t) => ({
    document: t.expose("document", { type: "RichText" }),
    language: t.expose("language", { type: LanguageRef }),
  }),
});
