// Defines where terms are in a text. Korean words run into particles and compounds, so a term of two
// syllables or more is met anywhere; English ones are met as whole words, also in their plural. Of terms that
// overlap the longest counts. Terms are indexed by what they begin with, once for all texts.
import { fold } from "#schema/core/text-search/fold.ts";

/** From `start` to before `end`, in UTF-16 units of the text as it is given. */
export interface FoundTerm<Term> {
  readonly start: number;
  readonly end: number;
  readonly term: Term;
}

/** Says where terms are in a text, in order and apart from each other. */
export type TermFinder<Term> = (text: string) => readonly FoundTerm<Term>[];

interface Named {
  readonly word: string;
}

const SYLLABLE = /[\uac00-\ud7a3]/u;

export function koreanFinder<Term extends Named>(terms: Iterable<Term>): TermFinder<Term> {
  const byHead = new Map<string, Map<string, Term>>();
  for (const term of terms) {
    const key = fold(term.word.normalize("NFC")).text;
    const head = key.slice(0, 1);
    const there = byHead.get(head) ?? new Map<string, Term>();
    byHead.set(head, there.set(key, term));
  }
  const lengths = new Map(
    [...byHead].map(([head, there]) => {
      const known = new Set([...there.keys()].map((key) => key.length));
      return [head, [...known].sort((one, other) => other - one)] as const;
    }),
  );
  return (text) => {
    const { text: folded, starts, ends } = fold(text);
    const met: FoundTerm<Term>[] = [];
    for (let at = 0; at < folded.length; ) {
      const head = folded.slice(at, at + 1);
      const there = byHead.get(head);
      const length = lengths
        .get(head)
        // At the end of a text a slice is shorter than what it is taken for.
        ?.find((some) => {
          const word = folded.slice(at, at + some);
          return word.length === some && there?.has(word) && isWholeWord(folded, at, some);
        });
      const [start, end] = [starts[at], ends[at + (length ?? 1) - 1]];
      const term = there?.get(folded.slice(at, at + (length ?? 0)));
      if (length !== undefined && term && start !== undefined && end !== undefined) {
        if (!isAcrossWords(text, start, end, term.word)) met.push({ start, end, term });
      }
      at += length ?? 1;
    }
    return met;
  };
}

/** Whether it begins within a word and ends in the next one: "교정지의 역사" has no 의역. */
const isAcrossWords = (text: string, start: number, end: number, word: string): boolean =>
  /\s/u.test(text.slice(start, end)) && !/\s/u.test(word) && SYLLABLE.test(text[start - 1] ?? "");

/** A single syllable, and a word in Latin letters, has to be a word of its own. */
function isWholeWord(text: string, at: number, length: number): boolean {
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

export function englishFinder<Term extends Named>(terms: Iterable<Term>): TermFinder<Term> {
  const byHead = Map.groupBy(
    [...terms].map((term) => ({
      words: tokensOf(term.word.normalize("NFC")).map((token) => token.word),
      term,
    })),
    ({ words }) => words[0] ?? "",
  );
  for (const there of byHead.values()) there.sort((one, other) => other.words.length - one.words.length);
  return (text) => {
    const tokens = tokensOf(text);
    const met: FoundTerm<Term>[] = [];
    for (let at = 0; at < tokens.length; ) {
      const here = singulars(tokens[at]?.word ?? "").flatMap((head) => byHead.get(head) ?? []);
      const [longest] = here
        .filter(({ words }) =>
          words.every((word, index) => isWord(tokens[at + index], word, index === words.length - 1)),
        )
        .sort((one, other) => other.words.length - one.words.length);
      const [first, last] = [tokens[at], tokens[at + (longest?.words.length ?? 1) - 1]];
      if (longest && first && last) met.push({ start: first.start, end: last.end, term: longest.term });
      at += longest?.words.length ?? 1;
    }
    return met;
  };
}

const isWord = (token: Token | undefined, word: string, mayBePlural: boolean): boolean =>
  token !== undefined && (token.word === word || (mayBePlural && singulars(token.word).includes(word)));
