// The newest articles for the journal's feed, in the order of their issues.
import { db } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import type { FeedEntry } from "#schema/core/shared/feed-entry.ts";
import { inLanguage } from "#schema/core/shared/language.ts";
import { publishedArticles } from "#schema/policies/journal/journal.ts";

/** Two issues of a full journal. */
const FEED_SIZE = 40;

export async function readNewestArticles(language: Language, now: Date): Promise<FeedEntry[]> {
  const rows = await db.article.findMany({
    where: publishedArticles(now),
    orderBy: [{ issue: { volume: "desc" } }, { issue: { number: "desc" } }, { position: "asc" }],
    take: FEED_SIZE,
    include: { issue: { select: { publishedAt: true, issuedOn: true } } },
  });
  return rows.map((article) => {
    const text = (ko: string | null, en: string | null) => {
      const found = inLanguage({ ko, en }, language);
      return { text: found?.value ?? "", language: found?.language ?? language };
    };
    const publishedAt = article.issue.publishedAt ?? article.issue.issuedOn;
    return {
      id: article.id,
      title: text(article.titleKo, article.titleEn),
      summary: text(article.abstractKo, article.abstractEn),
      publishedAt,
      changedAt: article.updatedAt > publishedAt ? article.updatedAt : publishedAt,
    };
  });
}
