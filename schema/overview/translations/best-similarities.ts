// Defines how alike some Korean is to the most similar paragraph of the memory, many at once: for the count of words.
import { db } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import { readablePairsSql } from "#schema/policies/overview/translations.ts";
import { ALIKE, COMPARED, NEARLY_SAME, RAW_BEGINNING } from "./similar-pairs.ts";

/** Texts of one statement. */
const AT_ONCE = 20;

/** From 0 to 1 for each text: 1 for the same Korean alone, to the sign; 0 where nothing is alike. */
export async function bestSimilarities(
  texts: readonly string[],
  viewer: Viewer | null,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const best = new Map<string, number>();
  const asked = [...new Set(texts)];
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const part = asked.slice(from, from + AT_ONCE);
    // The bound holds for this transaction alone.
    const [, found] = await db.$transaction([
      db.$queryRaw`SELECT set_config('pg_trgm.similarity_threshold', ${String(ALIKE)}, true)`,
      db.$queryRaw<{ at: number; best: number }[]>`
        SELECT asked.at::int AS at, max(CASE WHEN near.ko = asked.text THEN 1 ELSE least(similarity(near.ko, asked.text)::float8, ${NEARLY_SAME}::float8) END) AS best
        FROM unnest(${part}::text[]) WITH ORDINALITY AS asked(text, at), LATERAL (
          SELECT ko FROM translation_pairs
          WHERE left(ko, ${RAW_BEGINNING}) % left(asked.text, ${RAW_BEGINNING}) AND en IS NOT NULL AND deleted_at IS NULL AND ${readablePairsSql(viewer, now)}
          ORDER BY similarity(left(ko, ${RAW_BEGINNING}), left(asked.text, ${RAW_BEGINNING})) DESC LIMIT ${COMPARED}
        ) AS near GROUP BY 1`,
    ]);
    for (const { at, best: similarity } of found) best.set(part[at - 1] ?? "", similarity);
  }
  return best;
}
