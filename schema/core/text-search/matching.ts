// The SQL of "holds every term", for tables with a column search_key (migration `search`).
import { Prisma } from "#prisma/generated/client.ts";

/** Hits that are counted, and so can be paged to: more hits call for other words. */
export const FOUND_MAX = 100;

/** What is read to know whether there are more than are counted. */
export const READ_MAX = FOUND_MAX + 1;

/** Every term is in the text as it is. `key` names the column where several tables have one. */
export const holdsTerms = (terms: readonly string[], key = Prisma.sql`search_key`) =>
  Prisma.join(
    terms.map((term) => Prisma.sql`position(search_fold(${term}::text) IN ${key}) > 0`),
    " AND ",
  );

/** The same, found through the index of characters and pairs of characters. */
export const holdsTermsByIndex = (terms: readonly string[]) =>
  Prisma.join(
    terms.map((term) => Prisma.sql`search_grams(search_key) @> search_grams(search_fold(${term}::text))`),
    " AND ",
  );

/**
 * The same for members, applications and payments, whose index has groups of three characters, too (migration
 * `office_at_a_million`).
 */
export const holdsTermsByOfficeIndex = (terms: readonly string[]) =>
  Prisma.join(
    terms.map(
      (term) => Prisma.sql`office_grams(search_key) @> office_grams_of_term(search_fold(${term}::text))`,
    ),
    " AND ",
  );
