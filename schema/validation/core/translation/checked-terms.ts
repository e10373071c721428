// Terms of the glossary that the English calls otherwise. A plural, and a word made of the term, is the term,
// too: "translator" has "translation".

/** A term of the glossary where it is in a Korean paragraph. */
export interface TermInText {
  readonly start: number;
  readonly end: number;
  /** As it is there. */
  readonly ko: string;
  /** What it is called in English, in each of its senses. */
  readonly en: readonly string[];
  /**
   * Of a general word, such as 통역: what other general words are called. English says such a word in many ways
   * or leaves it out, so that only one of these in its place is wrong. Null, or none, for a term that English
   * always names.
   */
  readonly rivals?: readonly string[] | null;
}

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** @param korean as it was typed @returns each term once, and what it is called */
export function otherwiseCalled(
  korean: string,
  english: string,
  terms: readonly TermInText[],
): { readonly ko: string; readonly en: string }[] {
  const there = wordsOf(english);
  const isCalledOtherwise = ({ start, en, rivals }: TermInText): boolean => {
    if (en.some((term) => areIn(there, term))) return false;
    if (rivals == null) return true;
    // 번역 in 통번역 is a part of another word.
    if (/[\uac00-\ud7a3]/u.test(korean[start - 1] ?? "")) return false;
    const isOfAnother = (rival: string) =>
      terms.some((other) => other.en.some((term) => areIn(wordsOf(term), rival)));
    return rivals.some((rival) => areIn(there, rival) && !isOfAnother(rival));
  };
  const found = terms.filter(isCalledOtherwise);
  return [...new Map(found.map((one) => [one.ko, one.en])).entries()].map(([ko, en]) => ({
    ko,
    en: [...new Set(en)].join(" / "),
  }));
}

/** Whether each word of a term, or one of its family, is among some words. */
const areIn = (words: readonly string[], term: string): boolean =>
  wordsOf(term).every((word) => words.some((other) => spelled(other).startsWith(stemOf(word))));

/** As one spelling of both: "localisation" is "localization". */
const spelled = (word: string): string => word.replace(/iz(?=[aei])/u, "is");

/** What the words of one family share: "interpret" of interpreting, interpreter, interpretation. */
function stemOf(word: string): string {
  const stem = spelled(word).replace(
    /(?:ations?|ions?|ings?|[eo]rs?|e[dn]ce|en[ct]e?|ies|es|s|ed|y|e|us|um)$/u,
    "",
  );
  return stem.length < 4 ? word.replace(/(?:y|e?s)$/u, "") : stem;
}
