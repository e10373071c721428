// Articles of the journal: found by titles, abstracts, keywords and authors, the best match by the title
// first, then the newest issue.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { latinName } from "#schema/core/shared/person-name.ts";
import { holdsTerms, holdsTermsByIndex, READ_MAX } from "#schema/core/text-search/matching.ts";
import { titleRank } from "#schema/core/text-search/rank.ts";
import { articleParts } from "#schema/journal/journal/article-record.ts";
import { publishedArticlesSql } from "#schema/policies/journal/journal.ts";
import { articleAddress } from "#schema/validation/site-paths.ts";
import { type HitReader, type HitText, inOrder, snippetOf, titleIn, together } from "./hit.ts";

const TITLES = [Prisma.sql`title_ko`, Prisma.sql`title_en`];

/** Ids of the articles that hold every term, READ_MAX at most. */
export async function findArticles(terms: readonly string[], now: Date): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM articles WHERE ${publishedArticlesSql(now)} AND id IN (
      SELECT id FROM articles WHERE ${holdsTermsByIndex(terms)} AND ${holdsTerms(terms)}
      UNION SELECT article_id FROM article_authors WHERE ${holdsTermsByIndex(terms)} AND ${holdsTerms(terms)}
    ) ORDER BY ${titleRank(terms, TITLES)}, issue_id DESC, position, id LIMIT ${READ_MAX}`;
  return rows.map(({ id }) => id);
}

export const readArticleHits: HitReader = async (ids, search) => {
  const rows = await db.article.findMany({ where: { id: { in: [...ids] } }, include: articleParts });
  return inOrder(ids, rows).map((article) => {
    const titles = { ko: article.titleKo, en: article.titleEn };
    const said: HitText[] = [
      { ko: article.abstractKo, en: article.abstractEn },
      { ko: article.keywordsKo.join(", "), en: article.keywordsEn.join(", ") },
      ...article.authors.map((author) => ({
        ko: together(author.nameKo ?? latinName(author), author.affiliationKo),
        en: together(latinName(author) ?? author.nameKo, author.affiliationEn),
        isNamed: true,
      })),
    ];
    return {
      id: `ARTICLE:${article.id}`,
      type: "ARTICLE",
      path: articleAddress(article.id),
      title: titleIn(titles, search),
      snippet: snippetOf(said, titles, search),
      date: article.issue.issuedOn,
    };
  });
};
