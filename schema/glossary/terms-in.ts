// The accepted terms in some texts, for whoever translates them. The database finds those that begin as something in the texts does; which
// of them stand there, find-in-text.ts says.
import { db } from "#prisma/client.ts";
import type { GlossaryTerm } from "#prisma/generated/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { acceptedTermsSql } from "#schema/policies/glossary.ts";
import { englishHeads, findEnglish, findKorean, koreanHeads, type Met } from "./find-in-text.ts";

/** Senses that are told of one place. A word with more of them says how many it has. */
const SENSES_MAX = 20;

export interface FoundTerm {
  readonly start: number;
  readonly end: number;
  readonly senses: readonly GlossaryTerm[];
  readonly senseCount: number;
}

const WAYS = {
  KO: {
    heads: koreanHeads,
    find: findKorean,
    key: Prisma.sql`ko_key`,
    head: Prisma.sql`left(ko_key, 2)`,
    word: Prisma.sql`ko`,
  },
  EN: {
    heads: englishHeads,
    find: findEnglish,
    key: Prisma.sql`en_key`,
    head: Prisma.sql`en_head`,
    word: Prisma.sql`en`,
  },
} as const;

/** @returns for each text where terms stand in it, in order and apart from each other */
export async function termsIn(texts: readonly string[], language: Language): Promise<FoundTerm[][]> {
  const { heads, find, key, head, word } = WAYS[language];
  const all = new Set(texts.flatMap((text) => [...heads(text)]));
  const sought = await db.$queryRaw<{ ids: number[]; word: string }[]>`
    SELECT array_agg(id ORDER BY id) AS ids, min(${word}) AS word FROM glossary_terms
    WHERE ${acceptedTermsSql} AND ${head} = ANY(${[...all]}::text[]) GROUP BY ${key}`;
  const met = texts.map((text) => find(text, sought));
  const rows = await readSenses(met.flat());
  return met.map((places) =>
    places.map(({ start, end, ids }) => ({
      start,
      end,
      senses: ids.slice(0, SENSES_MAX).flatMap((id) => rows.get(id) ?? []),
      senseCount: ids.length,
    })),
  );
}

async function readSenses(met: readonly Met[]): Promise<ReadonlyMap<number, GlossaryTerm>> {
  const ids = [...new Set(met.flatMap((place) => place.ids.slice(0, SENSES_MAX)))];
  const rows = ids.length === 0 ? [] : await db.glossaryTerm.findMany({ where: { id: { in: ids } } });
  return new Map(rows.map((row) => [row.id, row]));
}
