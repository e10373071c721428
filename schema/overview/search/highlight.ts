// Defines where the terms are in a text, and the part of a long text around the first of them.
import type { Language } from "#prisma/generated/enums.ts";
import { fold, WHITE_SPACE } from "#schema/core/text-search/fold.ts";
import { initialsOf, isOfInitials } from "#schema/validation/core/initials.ts";

/** From `start` to before `end`, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A text and the language it is really in, with what was looked for marked: in order, apart from each other. */
export interface HighlightedText {
  readonly text: string;
  readonly language: Language;
  readonly marks: readonly TextRange[];
}

/** A text that may be shown with a hit. */
export interface Passage {
  readonly text: string;
  readonly language: Language;
  /** Its syllables are found by their initials, too: a name, a title. */
  readonly isNamed?: boolean;
}

/** Characters of a snippet, and of those before the first mark. */
const SNIPPET_LENGTH = 160;
const BEFORE_MARK = 40;
/** How far a cut moves to be between words. */
const WORD_LENGTH = 12;
/** UTF-16 units of a long text that marks are made in, around the first place that holds a term. */
const AROUND = 2_000;

const ELLIPSIS = "…";
const IN_WORD = /[\p{L}\p{N}]$/u;

/**
 * Where the terms are in a composed text; overlapping and touching places are one. "에서 시작" holds 서시 only
 * because white space does not count: such a place is marked where there is no better one.
 * @param isNamed initials match their syllables
 */
export function findMarks(text: string, terms: readonly string[], isNamed = false): TextRange[] {
  const folded = fold(text);
  const found: TextRange[] = [];
  const inWords: TextRange[] = [];
  for (const term of terms) {
    if (term === "") continue;
    const searched = isNamed && isOfInitials(term) ? initialsOf(folded.text) : folded.text;
    for (let at = searched.indexOf(term); at !== -1; at = searched.indexOf(term, at + term.length)) {
      const start = folded.starts[at];
      const end = folded.ends[at + term.length - 1];
      if (start !== undefined && end !== undefined)
        (isAcrossWords(text, start, end) ? inWords : found).push({ start, end });
    }
  }
  return merge(found.length > 0 ? found : inWords);
}

/** Whether a match begins within a word and ends in another. */
const isAcrossWords = (text: string, start: number, end: number): boolean =>
  IN_WORD.test(text.slice(Math.max(0, start - 2), start)) && /\s/u.test(text.slice(start, end));

function merge(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else merged.push(range);
  }
  return merged;
}

/** A title or a name as a whole, with its marks. */
export function highlight({ text, language }: Passage, terms: readonly string[]): HighlightedText {
  const composed = text.normalize("NFC");
  return { text: composed, language, marks: findMarks(composed, terms, true) };
}

/**
 * The part to show of the passages of a hit: around the first mark of the first passage that holds a term as
 * it was typed, else of the first that holds one at all, else the beginning of the first passage that says
 * anything; null where none does.
 */
export function makeSnippet(passages: readonly Passage[], terms: readonly string[]): HighlightedText | null {
  let loose: HighlightedText | null = null;
  let first: HighlightedText | null = null;
  for (const { text, language, isNamed = false } of passages) {
    const line = partAround(text.normalize("NFC"), terms).replace(/\s+/gu, " ").trim();
    if (line === "") continue;
    const marks = findMarks(line, terms, isNamed);
    const part = cut({ text: line, language, marks }, marks[0]?.start ?? 0);
    if (marks.length > 0 && isAsTyped(line, terms)) return part;
    if (marks.length > 0) loose ??= part;
    first ??= part;
  }
  return loose ?? first;
}

const isAsTyped = (text: string, terms: readonly string[]): boolean => {
  const small = text.toLowerCase();
  return terms.some((term) => small.includes(term));
};

/** Of a long text the part around the first place of any term, else its beginning: marks are made character by character. */
function partAround(text: string, terms: readonly string[]): string {
  if (text.length <= AROUND) return text;
  const place = placeOf(text, terms) ?? 0;
  const start = betweenCharacters(text, Math.max(0, place - AROUND / 2));
  return text.slice(start, betweenCharacters(text, start + AROUND));
}

/** Where a term first is in a composed text as it was typed, else with white space left out of account; null where none does. */
function placeOf(text: string, terms: readonly string[]): number | null {
  const small = text.toLowerCase();
  const typed = small.length === text.length ? terms.map((term) => small.indexOf(term)) : [];
  const all = typed.some((place) => place >= 0) ? typed : terms.map((term) => text.search(looseOf(term)));
  const places = all.filter((place) => place >= 0);
  return places.length === 0 ? null : Math.min(...places);
}

/** The characters of a term in any case, with any white space between them. */
function looseOf(term: string): RegExp {
  const characters = [...term].map((character) => character.replace(/[$()*+./?[\\\]^{|}]/, "\\$&"));
  return new RegExp(characters.join(`[${WHITE_SPACE}]*`), "iu");
}

function cut({ text, language, marks }: HighlightedText, mark: number): HighlightedText {
  const start = mark <= BEFORE_MARK ? 0 : wordAfter(text, mark - BEFORE_MARK, mark);
  const end =
    text.length - start <= SNIPPET_LENGTH ? text.length : wordBefore(text, start + SNIPPET_LENGTH, mark);
  const before = start > 0 ? ELLIPSIS : "";
  const after = end < text.length ? ELLIPSIS : "";
  const within = (at: number) => Math.min(Math.max(at, start), end) - start + before.length;
  return {
    text: before + text.slice(start, end) + after,
    language,
    marks: marks
      .filter((range) => range.start < end && range.end > start)
      .map((range) => ({ start: within(range.start), end: within(range.end) })),
  };
}

/** The beginning of a word a little further on, else a place between two characters. */
function wordAfter(text: string, from: number, limit: number): number {
  const space = text.indexOf(" ", from);
  if (space !== -1 && space < Math.min(from + WORD_LENGTH, limit)) return space + 1;
  return betweenCharacters(text, from);
}

/** The end of a word a little earlier, else a place between two characters; never before the first mark. */
function wordBefore(text: string, from: number, mark: number): number {
  const space = text.lastIndexOf(" ", from);
  if (space > Math.max(from - WORD_LENGTH, mark)) return space;
  return betweenCharacters(text, from);
}

/** Not within a surrogate pair, and not before what belongs to the character in front of it. */
function betweenCharacters(text: string, from: number): number {
  let at = from;
  while (at < text.length && /^[\p{M}\p{Cf}\p{Emoji_Modifier}]/u.test(text.slice(at, at + 2))) at += 1;
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at + 1 : at;
}
