// Defines what comes first of what was found: a title that is the very words, then words that begin one in a
// title, then titles and texts that hold them as they were typed. White space does not count for what is
// found, so "에서 시작" holds 서시, too; it comes last.
import { Prisma } from "#prisma/generated/client.ts";
import { isOfInitials } from "#schema/validation/core/initials.ts";

/** Before a word: neither a letter nor a digit. */
const BORDER = "(^|[^0-9A-Za-z\u00c0-\u024f가-힣一-鿿ぁ-ヿ])";

/** A folded term where a word begins, with any white space in it, as a regular expression of PostgreSQL. */
const atBorder = (term: string) =>
  BORDER + [...term].map((character) => character.replace(/[$()*+./?[\\\]^{|}]/, "\\$&")).join("\\s*");

/** Titles or texts, missing ones left out, in one line; null where there are none. */
const lineOf = (texts: readonly Prisma.Sql[]) =>
  Prisma.sql`lower(concat_ws(' ', ${Prisma.join([...texts])}))`;

const every = (terms: readonly string[], holds: (term: string) => Prisma.Sql) =>
  Prisma.join(terms.map(holds), " AND ");

/**
 * The rank of a row by its titles, 0 first: the very words, at the beginning of a word, as typed, otherwise.
 * @param terms folded; initials are no words
 */
export function titleRank(terms: readonly string[], titles: readonly Prisma.Sql[]): Prisma.Sql {
  if (terms.length === 0 || terms.some(isOfInitials)) return Prisma.sql`(SELECT 3)`;
  const whole = terms.join("");
  const same = titles.map((title) => Prisma.sql`search_fold(${title}) = ${whole}`);
  const line = lineOf(titles);
  return Prisma.sql`CASE
    WHEN ${Prisma.join(same, " OR ")} THEN 0
    WHEN ${every(terms, (term) => Prisma.sql`${line} ~ ${atBorder(term)}`)} THEN 1
    WHEN ${every(terms, (term) => Prisma.sql`position(${term} IN ${line}) > 0`)} THEN 2
    ELSE 3 END`;
}

/** Whether the texts hold every term as it was typed: 0, and otherwise 1. */
export function textRank(terms: readonly string[], texts: readonly Prisma.Sql[]): Prisma.Sql {
  const line = lineOf(texts);
  const holds = every(terms, (term) => Prisma.sql`position(${term} IN ${line}) > 0`);
  return Prisma.sql`CASE WHEN ${holds} THEN 0 ELSE 1 END`;
}
