// Defines what a list is searched for: parts of words, in everything a row says or in one of its columns.
import { Prisma } from "#prisma/generated/client.ts";
import { holdsTerms, holdsTermsByOfficeIndex } from "#schema/core/text-search/matching.ts";
import { toTextSearch } from "#schema/core/text-search/search-terms.ts";
import type { SearchedText } from "./conditions.ts";

/** Something typed, and where it is looked for. */
interface ColumnText extends SearchedText {
  readonly typed: string;
}

/** What was typed, taken apart. */
export type ListTexts = readonly { readonly terms: readonly string[]; readonly column: string | null }[];

/** Takes apart what was typed, if anything was; null: it is too little to look for, so nothing is found. */
export function readTexts(texts: readonly ColumnText[]): ListTexts | null {
  const read = texts
    .filter(({ typed }) => typed.trim())
    .map(({ typed, column }) => ({ terms: toTextSearch(typed).terms, column }));
  return read.some(({ terms }) => terms.length === 0) ? null : read;
}

/** Every text is where it is looked for. */
export const holdsTexts = (texts: ListTexts): Prisma.Sql[] =>
  texts.map(({ terms, column }) =>
    column === null ? holdsTerms(terms) : holdsTerms(terms, Prisma.sql`search_fold(${Prisma.raw(column)})`),
  );

/** Every text is somewhere in its row, found through the index over all columns. */
export const holdsTextsByIndex = (texts: ListTexts): Prisma.Sql[] =>
  texts.map(({ terms }) => holdsTermsByOfficeIndex(terms));
