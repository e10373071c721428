// The words of the glossary with all their senses, as texts are looked through for them.
import type { Language } from "#prisma/generated/enums.ts";
import { fold } from "#schema/core/text-search/fold.ts";
import { generalTerms } from "./general-terms.ts";

/** Translations that are shown of one word. One with more senses says how many it has. */
const TRANSLATIONS_MAX = 20;

/** All senses of one word. */
export interface TermOfWord {
  /** As the dictionary orders it; all senses have the same one. */
  readonly key: string;
  readonly word: string;
  /** In the other language, each once: the first twenty. */
  readonly translations: readonly string[];
  readonly senseCount: number;
  /** Of a general Korean word: what the other general ones are called, the first twenty. Null for any other word. */
  readonly rivals: readonly string[] | null;
}

export interface TermRow {
  readonly key: string;
  readonly word: string;
  readonly translation: string;
}

const firstOnes = (translations: readonly string[]): readonly string[] =>
  [...new Set(translations)].slice(0, TRANSLATIONS_MAX);

/** @param language of the words */
export async function termsOfWords(rows: readonly TermRow[], language: Language): Promise<TermOfWord[]> {
  const words = [...Map.groupBy(rows, ({ key }) => key)].map(([key, senses]) => {
    const word = senses[0]?.word ?? "";
    const translations = firstOnes(senses.map(({ translation }) => translation));
    return { key, word, translations, senseCount: senses.length };
  });
  if (language === "EN") return words.map((word) => ({ ...word, rivals: null }));
  const compared = new Map(words.map((one) => [fold(one.word.normalize("NFC")).text, one]));
  const general = (await generalTerms([...compared.keys()])).flatMap((key) => compared.get(key) ?? []);
  const isGeneral = new Set(general);
  return words.map((word) => ({ ...word, rivals: isGeneral.has(word) ? rivalsOf(word, general) : null }));
}

type Translated = Pick<TermOfWord, "translations">;

function rivalsOf(word: Translated, general: readonly Translated[]): readonly string[] {
  const rivals = new Set<string>();
  for (const { translations } of general) {
    for (const one of translations) if (!word.translations.includes(one)) rivals.add(one);
    if (rivals.size >= TRANSLATIONS_MAX) break;
  }
  return [...rivals].slice(0, TRANSLATIONS_MAX);
}
