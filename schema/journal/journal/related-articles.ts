import { db } from "#prisma/client.ts";
import { publishedArticlesSql } from "#schema/policies/journal/journal.ts";
import { RELATED_ARTICLES } from "#schema/validation/core/limits.ts";

/** Ids of the articles that share keywords or authors with each of some, those with most in common first. */
export async function relatedIds(
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db.$queryRaw<{ of: number; id: number }[]>`
    SELECT self.id AS of, near.id
    FROM (SELECT id, keywords_ko || keywords_en AS words FROM articles WHERE id = ANY(${[...ids]})) AS self
    CROSS JOIN LATERAL (
      SELECT found.id, found.shared FROM (
        SELECT articles.id, (
          SELECT count(*) FROM unnest(keywords_ko || keywords_en) AS word
          WHERE lower(word) IN (SELECT lower(own) FROM unnest(self.words) AS own)
        ) + 2 * (
          SELECT count(*) FROM article_authors AS other JOIN article_authors AS own ON own.article_id = self.id
            AND (own.orcid = other.orcid OR (own.name_ko = other.name_ko AND own.affiliation_ko = other.affiliation_ko))
          WHERE other.article_id = articles.id
        ) AS shared
        FROM articles WHERE ${publishedArticlesSql(now)} AND state <> 'RETRACTED' AND articles.id <> self.id
      ) AS found WHERE shared > 0 ORDER BY shared DESC, found.id DESC LIMIT ${RELATED_ARTICLES}
    ) AS near ORDER BY self.id, near.shared DESC, near.id DESC`;
  const found = Map.groupBy(rows, ({ of }) => of);
  return new Map([...found].map(([of, own]) => [of, own.map(({ id }) => id)]));
}
