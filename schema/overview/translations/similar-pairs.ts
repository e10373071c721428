// The paragraphs translated before that are most like one: found by their trigrams through an index (decision 111).
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { readablePairsSql } from "#schema/policies/overview/translations.ts";
import { asWords } from "#schema/validation/core/translation/segments.ts";
import type { MemoryPlace } from "#schema/validation/overview/memory-filters.ts";

/** Of a hundred: less alike than this no translation helps. */
export const ALIKE = 0.45;
/** Another Korean at most: its trigrams leave out what is no letter and no digit, and may be the same. */
export const NEARLY_SAME = 0.99;
/** Control characters and halves of one: no text of the database holds them. */
const UNWRITTEN = /[\p{Cc}\p{Cs}]/gu;
/** Shown at a time. */
const MATCHES_MAX = 5;
/**
 * Characters of a paragraph's beginning that are looked up by the index; what they find is distinguished by
 * the whole. Looking up costs about a trigram's list each, so a paragraph of 400 characters would take four
 * times as long as one of 100.
 */
const BEGINNING = 100;
/** Translations whose beginnings are alike, the most alike first, of which the whole is compared. */
export const COMPARED = 60;

/** As the index has it: a parameter would not be known to be the same. */
export const RAW_BEGINNING = Prisma.raw(String(BEGINNING));

export interface SimilarPair {
  readonly ko: string;
  readonly en: string;
  /** From 0 to 1, for the same words to the sign. */
  readonly similarity: number;
  /** Its own Korean was changed since, and the English does not follow it yet. */
  readonly isQuestioned: boolean;
  readonly updatedAt: Date;
  readonly place: MemoryPlace;
  /** Both lines with their codes (`readPair`); null: they have none. */
  readonly coded: string | null;
}

/** The most similar first, of equally similar ones the newest; each translation once. */
export async function similarPairs(text: string, viewer: Viewer | null, now: Date): Promise<SimilarPair[]> {
  const wanted = asWords(text.replaceAll(UNWRITTEN, " "));
  if (wanted === "") return [];
  // The bound holds for this transaction alone.
  const [, found] = await db.$transaction([
    db.$queryRaw`SELECT set_config('pg_trgm.similarity_threshold', ${String(ALIKE)}, true)`,
    db.$queryRaw<SimilarPair[]>`
      WITH near AS MATERIALIZED (
        SELECT ko, coalesce(corrected_en, en) AS en, CASE WHEN corrected_en IS NULL THEN coded END AS coded, since, post_id, program_id, source, coalesce(corrected_at, updated_at) AS updated_at
        FROM translation_pairs
        WHERE left(ko, ${RAW_BEGINNING}) % left(${wanted}, ${RAW_BEGINNING}) AND en IS NOT NULL AND deleted_at IS NULL AND ${readablePairsSql(viewer, now)}
        ORDER BY similarity(left(ko, ${RAW_BEGINNING}), left(${wanted}, ${RAW_BEGINNING})) DESC, updated_at DESC LIMIT ${COMPARED}
      ), compared AS (
        SELECT *, CASE WHEN ko = ${wanted} THEN 1 ELSE least(similarity(ko, ${wanted})::float8, ${NEARLY_SAME}::float8) END AS alike FROM near
      )
      SELECT ko, en, alike AS similarity, max(updated_at) AS "updatedAt", bool_and(since IS NOT NULL) AS "isQuestioned",
        (array_agg(CASE WHEN post_id IS NOT NULL THEN 'POST' WHEN program_id IS NOT NULL THEN 'PROGRAM'
          WHEN source IS NOT NULL THEN 'FILE' ELSE 'PAGE' END ORDER BY updated_at DESC))[1] AS place,
        (array_agg(coded ORDER BY updated_at DESC))[1] AS coded
      FROM compared WHERE alike >= ${ALIKE}
      GROUP BY ko, en, alike ORDER BY alike DESC, 4 DESC LIMIT ${MATCHES_MAX}`,
  ]);
  return found;
}
