// Articles that readers see, whole, for what is made of them beside their pages.
import { db } from "#prisma/client.ts";
import { publishedArticles } from "#schema/policies/journal/journal.ts";
import { type ArticleRecord, articleParts } from "./article-record.ts";

/** All articles of an issue in their order, for its editors. */
export const readIssueArticles = (issueId: number): Promise<ArticleRecord[]> =>
  db.article.findMany({
    where: { issueId, deletedAt: null },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    include: articleParts,
  });

/** Null: there is none. */
export async function readPublishedArticle(id: number, now: Date): Promise<ArticleRecord | null> {
  return await db.article.findFirst({ where: { ...publishedArticles(now), id }, include: articleParts });
}
