// The lists of terms: the office's, and the one everybody reads, which holds what is accepted in the order of a dictionary.
import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { inEveryColumn, oneOf } from "#schema/core/lists/conditions.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import { acceptedTermsSql } from "#schema/policies/site/glossary.ts";
import type { GLOSSARY_SORTS, GlossaryFilter } from "#schema/validation/site/glossary-filters.ts";
import { KOREAN_LETTERS, LATIN_LETTERS, NO_LETTER } from "#schema/validation/site/glossary-letters.ts";

export type GlossarySort = (typeof GLOSSARY_SORTS)[number];

const sorts = {
  CREATED: Prisma.sql`created_at`,
  KO: Prisma.sql`ko_key`,
  EN: Prisma.sql`en_key`,
};

export const glossarySource: ListSource<GlossaryFilter, GlossarySort> = {
  table: Prisma.sql`glossary_terms`,
  sorts,
  conditions: {
    search: inEveryColumn,
    status: oneOf("status", "glossary_status"),
    field: oneOf("field", "glossary_field"),
  },
  always: () => Prisma.sql`deleted_at IS NULL`,
};

export interface ReadersFilter {
  readonly search?: string | null | undefined;
  /** Of the index: Latin ones are of the English words. */
  readonly letter?: string | null | undefined;
}

export const isLatinLetter = (letter: string): boolean => LATIN_LETTERS.includes(letter);

/** The letters of the index under which an accepted term is. Each is looked up by its index: nothing reads all terms. */
export async function readLetters(db: Pick<Tx, "$queryRaw">): Promise<string[]> {
  const rows = await db.$queryRaw<{ letter: string }[]>`
    SELECT letter FROM unnest(${[...KOREAN_LETTERS, NO_LETTER]}::text[]) AS letter
    WHERE EXISTS (SELECT 1 FROM glossary_terms WHERE ko_letter = letter AND ${acceptedTermsSql})
    UNION ALL SELECT letter FROM unnest(${LATIN_LETTERS}::text[]) AS letter
    WHERE EXISTS (SELECT 1 FROM glossary_terms WHERE en_letter = letter AND ${acceptedTermsSql})`;
  return rows.map(({ letter }) => letter);
}

export const readersSource: ListSource<ReadersFilter, "KO" | "EN"> = {
  table: Prisma.sql`glossary_terms`,
  sorts,
  conditions: {
    search: inEveryColumn,
    letter: (letter) =>
      isLatinLetter(letter) ? Prisma.sql`en_letter = ${letter}` : Prisma.sql`ko_letter = ${letter}`,
  },
  always: () => acceptedTermsSql,
};
