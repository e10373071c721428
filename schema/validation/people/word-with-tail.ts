// One word with digits and signs around it, such as Summer2026! and Demo!2345: what most people make of rules
// that ask for four kinds of characters, and what guessing programs make of each word they know.
import { GUESSABLE_WORDS } from "#schema/validation/people/guessable-words.ts";

/** Digits and signs around the word that are still tried with each word. */
const TAIL_MAX = 6;
/** Letters of words that are looked up; shorter ones are chance. A syllable of Hangul is as much as two letters. */
const WORD_MIN = 4;
/** Letters beside the word which only satisfy the rules, such as `Aa`. */
const FILLER = /^(?:(.)\1?)?$/i;
/** A word that no list knows is guessed up to this length, where its tail is a usual one. */
const UNKNOWN_MAX = 7;

/** Letters that are usually swapped, between two letters. */
const SWAPS: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "0": "o",
  "1": "i",
  "!": "i",
  "3": "e",
  "5": "s",
  $: "s",
};
const SWAPPED = /(?<=\p{L})[@401!35$]+(?=\p{L})/gu;

/** Hangul typed on English keys: the left hand has the consonants, the right hand the vowels. */
const KOREAN_KEYS = /^(?:[qwertasdfgzxcv](?:h[kol]?|n[jpl]?|ml?|[koijpuybl])[qwertasdfgzxcv]{0,2}){2,}$/;
const HANGUL = /^\p{Script=Hangul}+$/u;
/** Letters of one script. */
const RUNS = /\p{Script=Hangul}+|[^\P{L}\p{Script=Hangul}]+/gu;
/** A capital in front, also of the words that it is made of, or all capitals; scripts without capitals as they are. */
const WORD_CASED = /^(?:\p{Lu}?\p{Ll}+(?:\p{Lu}\p{Ll}+){0,2}|\p{Lu}+|\p{Lo}+)$/u;
/** Latin letters that can be said: with a vowel, and not four others in a row. */
const SPOKEN = /^(?=.*[aeiouy])(?!.*[^aeiouy]{4})[a-z]+$/i;
/** A year, a row or repetition of digits, a number that sounds like Korean words, or two digits. */
const USUAL_DIGITS = /^(?:(?:19|20)\d\d|(\d)\1*|1004|7942|8282|\d{0,2})$/;
const ROW = "01234567890";
const DOWN = [...ROW].reverse().join("");

const isUsual = (digits: string) =>
  USUAL_DIGITS.test(digits) || ROW.includes(digits) || DOWN.includes(digits);

/** @param isKnown whether a word in lower case is in a list */
export function isWordWithTail(password: string, isKnown: (word: string) => boolean): boolean {
  const plain = password.replace(SWAPPED, (run) => [...run].map((sign) => SWAPS[sign] ?? sign).join(""));
  return isOneWord(password, isKnown) || isUnknownWord(password) || isOneWord(plain, isKnown);
}

function isOneWord(text: string, isKnown: (word: string) => boolean): boolean {
  const [word = "", ...fillers] = (text.match(RUNS) ?? []).sort((one, other) => other.length - one.length);
  const around = text.replaceAll(/\p{L}/gu, "");
  if (!WORD_CASED.test(word) || !FILLER.test(fillers.join("")) || around.length > TAIL_MAX) return false;
  const lower = word.toLowerCase();
  const isLong = HANGUL.test(word) ? word.length * 2 >= WORD_MIN : word.length >= WORD_MIN;
  return isLong && (isKnown(lower) || isRowOfWords(lower) || KOREAN_KEYS.test(lower));
}

function isUnknownWord(password: string): boolean {
  const [word = "", ...others] = password.match(RUNS) ?? [];
  const [digits = "", ...further] = password.match(/\d+/g) ?? [];
  if (others.length > 0 || further.length > 0 || password.length - word.length > TAIL_MAX) return false;
  const isShort = word.length >= WORD_MIN && word.length <= UNKNOWN_MAX;
  return isShort && WORD_CASED.test(word) && SPOKEN.test(word) && isUsual(digits);
}

/** Whether it is made of words of the site and of Korean ones alone, such as kimminsu. */
function isRowOfWords(letters: string): boolean {
  const reached = new Set([0]);
  for (const start of Array.from(letters, (_letter, index) => index)) {
    if (!reached.has(start)) continue;
    for (let end = start + 1; end <= letters.length; end += 1)
      if (GUESSABLE_WORDS.has(letters.slice(start, end))) reached.add(end);
  }
  return reached.has(letters.length);
}
