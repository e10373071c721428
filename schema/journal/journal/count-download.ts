import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";

const loaderOf = perRequest(
  () =>
    new DataLoader<number, number>(async (ids) => {
      const sums = await db.articleDownload.groupBy({
        by: ["articleId"],
        where: { articleId: { in: [...ids] } },
        _sum: { count: true },
      });
      const byId = new Map(sums.map(({ articleId, _sum }) => [articleId, _sum.count]));
      return ids.map((id) => byId.get(id) ?? 0);
    }),
);

/**
 * How often the PDF of an article was read by people, since it came out. Of a list of articles that is one statement.
 * @param context of the request
 */
export const countDownloads = (context: object, articleId: number): Promise<number> =>
  loaderOf(context).load(articleId);

/** Counts one reading of an article's PDF in the month of a moment (docs/journal.md#for-machines). */
export async function countDownload(articleId: number, now: Date): Promise<void> {
  const month = seoulDay(now).slice(0, 7);
  await db.$executeRaw`
    INSERT INTO article_downloads (article_id, month, count) VALUES (${articleId}, ${month}, 1)
    ON CONFLICT (article_id, month) DO UPDATE SET count = article_downloads.count + 1`;
}
