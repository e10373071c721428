// Defines what a translator may be about to type: the rest of a translation of the memory, of a term of the
// glossary, or of a known name.
import type { TermInText } from "./checked-terms.ts";
import type { KnownName } from "./checks.ts";

export interface SuggestionSource {
  /** The Korean of the paragraph. */
  readonly ko: string;
  /** English of the memory, the most similar first. */
  readonly matches: readonly string[];
  /** Terms in the Korean. */
  readonly terms: readonly TermInText[];
  readonly names: readonly KnownName[];
}

/** Letters that are typed of a term before it is offered. */
const TYPED_MIN = 2;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * The words to come, or null.
 * @param before the English of the paragraph up to the cursor
 * @param after what is behind it
 */
export function suggestionFor(before: string, after: string, source: SuggestionSource): string | null {
  // Inside of a word nobody begins another one.
  if (LETTER.test(after.charAt(0))) return null;
  return restOfMatch(before, after, source) ?? restOfTerm(before, source);
}

/** To the end of the sentence that was begun, where the English is so far what the memory says. */
function restOfMatch(before: string, after: string, { matches }: SuggestionSource): string | null {
  if (before.trim() === "" || after.trim() !== "") return null;
  for (const english of matches) {
    if (!english.startsWith(before) || english.length === before.length) continue;
    const rest = english.slice(before.length);
    const [sentence] = /^.*?[.!?](?=\s|$)/u.exec(rest) ?? [rest];
    return sentence.trim() === "" ? null : sentence;
  }
  return null;
}

/** Of what the Korean says, the one of which most is typed. */
function restOfTerm(before: string, { ko, terms, names }: SuggestionSource): string | null {
  const words = [
    ...terms.flatMap(({ en }) => en),
    ...names.flatMap((name) => (ko.includes(name.ko) ? [name.en] : [])),
  ];
  let best: { readonly typed: number; readonly rest: string } | null = null;
  for (const word of words) {
    for (let typed = Math.min(word.length - 1, before.length); typed >= TYPED_MIN; typed -= 1) {
      if (LETTER.test(before.charAt(before.length - typed - 1))) continue;
      if (before.slice(-typed).toLowerCase() !== word.slice(0, typed).toLowerCase()) continue;
      if (!best || typed > best.typed) best = { typed, rest: word.slice(typed) };
      break;
    }
  }
  return best?.rest ?? null;
}
