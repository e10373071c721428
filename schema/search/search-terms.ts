// What somebody looks for, taken apart: every term has to be found.
import { SEARCH_MAX_LENGTH } from "#schema/validation/limits.ts";
import { fold, WHITE_SPACE } from "./fold.ts";

/** More words than anybody looks for at once. */
const TERMS_MAX = 8;

const UNSAID = /[\p{Cc}\p{Cs}]/gu;
const SPACES = new RegExp(`[\\s${WHITE_SPACE}]+`, "u");
/** Writings in which one character is a word or a syllable. */
const SYLLABLE = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

export interface SearchWish {
  /** As it was typed, in one line. */
  readonly text: string;
  /** Folded, each once; none where there is too little to look for. */
  readonly terms: readonly string[];
}

/**
 * Takes apart what was typed. A space beside a single character does not end a word: "번 역" looks for 번역, "번역 및 통역" for 번역및통역. A
 * single letter of an alphabet is too little to look for, a syllable is not.
 */
export function toSearchWish(typed: string): SearchWish {
  const line = typed.normalize("NFC").replace(UNSAID, " ").slice(0, SEARCH_MAX_LENGTH);
  const words = line.replace(UNSAID, " ").split(SPACES).filter(Boolean);
  const joined: string[] = [];
  let single = false;
  for (const word of words) {
    const isSingle = [...word].length === 1;
    const last = joined.at(-1);
    if (last !== undefined && (single || isSingle)) joined[joined.length - 1] = last + word;
    else joined.push(word);
    single = isSingle;
  }
  const terms = [...new Set(joined.map((word) => fold(word).text))].slice(0, TERMS_MAX);
  const [only = ""] = terms;
  const isTooLittle = terms.length === 1 && [...only].length === 1 && !SYLLABLE.test(only);
  return { text: words.join(" "), terms: isTooLittle ? [] : terms };
}
