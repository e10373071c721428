// Where terms stand in a text. Korean words run into particles and compounds, so a term of two syllables or more is met anywhere; English
// ones are met as whole words, also in their plural. Of terms that overlap the longest counts.
import { fold } from "#schema/search/fold.ts";

/** A term that may stand in a text: all senses of one word. */
export interface Sought {
  readonly ids: readonly number[];
  readonly word: string;
}

/** From `start` to before `end`, in UTF-16 units of the text as it is given. */
export interface Met {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly number[];
}

const SYLLABLE = /[\uac00-\ud7a3]/u;

/** What the database keeps of a Korean word's beginning: its first two characters, or its only one. */
export function koreanHeads(text: string): Set<string> {
  const characters = [...fold(text.normalize("NFC")).text];
  return new Set(characters.flatMap((one, at) => [one, one + (characters[at + 1] ?? "")]));
}

export function findKorean(text: string, sought: readonly Sought[]): Met[] {
  const { text: folded, starts, ends } = fold(text);
  const byKey = new Map(sought.map(({ word, ids }) => [fold(word.normalize("NFC")).text, ids]));
  const lengths = [...new Set([...byKey.keys()].map((key) => key.length))].sort((one, other) => other - one);
  const met: Met[] = [];
  for (let at = 0; at < folded.length; ) {
    const length = lengths.find((some) => byKey.has(folded.slice(at, at + some)) && stands(folded, at, some));
    const [start, end] = [starts[at], ends[at + (length ?? 1) - 1]];
    const ids = byKey.get(folded.slice(at, at + (length ?? 0)));
    if (length !== undefined && ids && start !== undefined && end !== undefined)
      met.push({ start, end, ids });
    at += length ?? 1;
  }
  return met;
}

/** A single syllable, and a word in Latin letters, has to stand alone. */
function stands(text: string, at: number, length: number): boolean {
  const word = text.slice(at, at + length);
  const before = text[at - 1] ?? "";
  const after = text[at + length] ?? "";
  if (SYLLABLE.test(word)) return length > 1 || !(SYLLABLE.test(before) || SYLLABLE.test(after));
  return !(/[a-z0-9]/.test(before) || /[a-z0-9]/.test(after));
}

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** A word and what it may be the plural of. */
function singulars(word: string): string[] {
  const found = [word];
  if (word.length > 3 && word.endsWith("s")) found.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith("es")) found.push(word.slice(0, -2));
  if (word.length > 4 && word.endsWith("ies")) found.push(`${word.slice(0, -3)}y`);
  return found;
}

/** Words that terms in a text may begin with. */
export const englishHeads = (text: string): Set<string> =>
  new Set(tokensOf(text.normalize("NFC")).flatMap(({ word }) => singulars(word)));

export function findEnglish(text: string, sought: readonly Sought[]): Met[] {
  const tokens = tokensOf(text);
  const byHead = Map.groupBy(
    sought.map(({ word, ids }) => ({
      words: tokensOf(word.normalize("NFC")).map((token) => token.word),
      ids,
    })),
    ({ words }) => words[0] ?? "",
  );
  const met: Met[] = [];
  for (let at = 0; at < tokens.length; ) {
    const here = singulars(tokens[at]?.word ?? "").flatMap((head) => byHead.get(head) ?? []);
    const [longest] = here
      .filter(({ words }) =>
        words.every((word, index) => isWord(tokens[at + index], word, index === words.length - 1)),
      )
      .sort((one, other) => other.words.length - one.words.length);
    const [first, last] = [tokens[at], tokens[at + (longest?.words.length ?? 1) - 1]];
    if (longest && first && last) met.push({ start: first.start, end: last.end, ids: longest.ids });
    at += longest?.words.length ?? 1;
  }
  return met;
}

const isWord = (token: Token | undefined, word: string, mayBePlural: boolean): boolean =>
  token !== undefined && (token.word === word || (mayBePlural && singulars(token.word).includes(word)));
