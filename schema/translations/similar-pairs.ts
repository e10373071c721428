// The paragraphs translated before that are most like one: found by their trigrams through an index (decision 111).
import { db } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import { readablePairsSql } from "#schema/policies/translations.ts";
import { asWords } from "#schema/validation/translation/segments.ts";

/** Of a hundred: less alike than this no translation helps. */
const ALIKE = 0.45;
/** Control characters and halves of one: no text of the database holds them. */
const UNWRITTEN = /[\p{Cc}\p{Cs}]/gu;
/** Shown at a time. */
const MATCHES_MAX = 5;

export interface SimilarPair {
  readonly ko: string;
  readonly en: string;
  /** From 0 to 1, for the same words. */
  readonly similarity: number;
  readonly updatedAt: Date;
  readonly place: "POST" | "PAGE" | "PROGRAM";
}

/** The most similar first, of equally similar ones the newest; each translation once. */
export async function similarPairs(text: string, viewer: Viewer | null, now: Date): Promise<SimilarPair[]> {
  const wanted = asWords(text.replaceAll(UNWRITTEN, " "));
  if (wanted === "") return [];
  // The bound holds for this transaction alone.
  const [, found] = await db.$transaction([
    db.$queryRaw`SELECT set_config('pg_trgm.similarity_threshold', ${String(ALIKE)}, true)`,
    db.$queryRaw<SimilarPair[]>`
      SELECT ko, en, max(similarity(ko, ${wanted}))::float8 AS similarity, max(updated_at) AS "updatedAt",
        (array_agg(CASE WHEN post_id IS NOT NULL THEN 'POST' WHEN program_id IS NOT NULL THEN 'PROGRAM' ELSE 'PAGE' END
          ORDER BY updated_at DESC))[1] AS place
      FROM translation_pairs
      WHERE ko % ${wanted} AND en IS NOT NULL AND ${readablePairsSql(viewer, now)}
      GROUP BY ko, en ORDER BY 3 DESC, 4 DESC LIMIT ${MATCHES_MAX}`,
  ]);
  return found;
}
