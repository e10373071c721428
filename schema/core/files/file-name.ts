// Defines what a file is called for a reader of a language (docs/texts.md#files).
import type { Language } from "#prisma/generated/enums.ts";
import { inLanguage } from "#schema/core/shared/language.ts";
import type { LocalizedText } from "#schema/core/shared/localized.ts";

export interface NamedFile {
  readonly name: string;
  readonly nameKo: string | null;
  readonly nameEn: string | null;
}

const HANGUL = /\p{Script=Hangul}/u;

/**
 * The name in a language, else the other one, else the one it was uploaded with. A name in Hangul is Korean,
 * no matter who gave it.
 */
export function fileTitle({ name, nameKo, nameEn }: NamedFile, language: Language): LocalizedText {
  const given = inLanguage({ ko: nameKo, en: nameEn }, language);
  // The uploaded name comes before one for readers of the other language, as far as a reader of this one can read it.
  const isReadable = language === "KO" || !HANGUL.test(name);
  const text = given && (given.language === language || !isReadable) ? given.value : name;
  return { text, language: HANGUL.test(text) ? "KO" : language };
}
