// Terms of the glossary: a word that is the very one is first, then the shorter ones; initial consonants find Korean words.
import { db } from "#prisma/client.ts";
import { holdsTerms, holdsTermsByOfficeIndex, READ_MAX } from "#schema/core/text-search/matching.ts";
import { acceptedTermsSql } from "#schema/policies/site/glossary.ts";
import { termAddress } from "#schema/validation/site-paths.ts";
import { type HitReader, inOrder, snippetOf, titleIn } from "./hit.ts";

/** So many hits are ordered; more hits call for other words. */
const ORDERED = 2_000;

/** Ids of the accepted terms that hold every word, READ_MAX at most. */
export async function findTerms(terms: readonly string[]): Promise<readonly number[]> {
  const whole = terms.join("");
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM (
      (SELECT id, 0 AS rank, ko_key FROM glossary_terms
        WHERE ${acceptedTermsSql} AND (ko_key = search_fold(${whole}::text) OR en_key = search_fold(${whole}::text)) LIMIT ${READ_MAX})
      UNION ALL
      (SELECT id, 1 AS rank, ko_key FROM glossary_terms
        WHERE ${acceptedTermsSql} AND ${holdsTermsByOfficeIndex(terms)} AND ${holdsTerms(terms)} LIMIT ${ORDERED})
    ) AS found GROUP BY id, ko_key ORDER BY min(rank), length(ko_key), ko_key, id LIMIT ${READ_MAX}`;
  return rows.map(({ id }) => id);
}

export const readTermHits: HitReader = async (ids, search) => {
  const rows = await db.glossaryTerm.findMany({ where: { id: { in: [...ids] } } });
  return inOrder(ids, rows).map(({ id, ko, en, noteKo, noteEn }) => ({
    id: `TERM:${id}`,
    type: "TERM",
    path: termAddress(ko),
    title: titleIn({ ko: `${ko} · ${en}`, en: `${en} · ${ko}` }, search),
    // The title says both words, so that below it there is room for what they mean.
    snippet: snippetOf([{ ko: noteKo, en: noteEn }], { ko: null, en: null }, search),
    date: null,
  }));
};
