// Defines what somebody looks for, taken apart: every term has to be found.

import { apart } from "#schema/validation/core/initials.ts";
import { SEARCH_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { fold, WHITE_SPACE } from "./fold.ts";

/** More words than anybody looks for at once. */
const TERMS_MAX = 8;

const UNSAID = /[\p{Cc}\p{Cs}]/gu;
const SPACES = new RegExp(`[\\s${WHITE_SPACE}]+`, "u");
/** Writings in which one character is a word or a syllable. A consonant is neither: every title has it. */
const SYLLABLE = /^[가-힣\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

export interface TextSearch {
  /** As it was typed, in one line. */
  readonly text: string;
  /** Folded, each once; none where there is too little to look for. */
  readonly terms: readonly string[];
}

/** Words of a line. A space beside a single character does not end a word: "번 역" is 번역, "번역 및 통역" 번역및통역. */
function wordsOf(line: string): string[] {
  const joined: string[] = [];
  let single = false;
  for (const word of line.split(SPACES).filter(Boolean)) {
    const isSingle = [...word].length === 1;
    const last = joined.at(-1);
    if (last !== undefined && (single || isSingle)) joined[joined.length - 1] = last + word;
    else joined.push(word);
    single = isSingle;
  }
  return joined;
}

const lineOf = (typed: string): string =>
  typed.normalize("NFC").replace(UNSAID, " ").slice(0, SEARCH_MAX_LENGTH).replace(UNSAID, " ");

/** Takes apart what was typed, however little it is: folded, each term once. */
export function toTerms(typed: string): readonly string[] {
  const terms = wordsOf(lineOf(typed)).map((word) => apart(fold(word).text));
  return [...new Set(terms)].filter(Boolean).slice(0, TERMS_MAX);
}

/**
 * The same for the search of the whole site, where a single letter of an alphabet is too little to look for; a syllable is not.
 */
export function toTextSearch(typed: string): TextSearch {
  const terms = toTerms(typed);
  const [only = ""] = terms;
  const isTooLittle = terms.length === 1 && [...only].length === 1 && !SYLLABLE.test(only);
  const text = lineOf(typed).split(SPACES).filter(Boolean).join(" ");
  return { text, terms: isTooLittle ? [] : terms };
}
