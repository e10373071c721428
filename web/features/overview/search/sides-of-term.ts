// The title of a hit of the glossary is a term and its translation: each is read out in its own language.
import type { HighlightedFragment } from "#web/gql/search.ts";
import { languageOfText } from "#web/i18n/language-of-text.ts";

/** Between a term and its translation (schema/overview/search/term-hits.ts). */
export const BETWEEN_SIDES = " · ";

/** Term and translation with their marks; the title as it is where it has no second side. */
export function sidesOfTerm(title: HighlightedFragment): readonly HighlightedFragment[] {
  const at = title.text.indexOf(BETWEEN_SIDES);
  if (at < 0) return [title];
  return [part(title, 0, at), part(title, at + BETWEEN_SIDES.length, title.text.length)];
}

function part({ text, marks, ...title }: HighlightedFragment, from: number, to: number): HighlightedFragment {
  const own = text.slice(from, to);
  return {
    ...title,
    text: own,
    language: languageOfText(own) === "ko" ? "KO" : "EN",
    marks: marks.flatMap(({ start, end }) =>
      start >= from && end <= to ? [{ start: start - from, end: end - from }] : [],
    ),
  };
}
