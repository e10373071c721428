import { db } from "#prisma/client.ts";
import { seoulDay } from "#schema/validation/seoul.ts";

/** How often the PDF of an article was read by people, since it came out. */
export async function countDownloads(articleId: number): Promise<number> {
  const { _sum } = await db.articleDownload.aggregate({ where: { articleId }, _sum: { count: true } });
  return _sum.count ?? 0;
}

/** Counts one reading of an article's PDF in the month of a moment (decision 133). */
export async function countDownload(articleId: number, now: Date): Promise<void> {
  const month = seoulDay(now).slice(0, 7);
  await db.$executeRaw`
    INSERT INTO article_downloads (article_id, month, count) VALUES (${articleId}, ${month}, 1)
    ON CONFLICT (article_id, month) DO UPDATE SET count = article_downloads.count + 1`;
}
