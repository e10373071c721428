// Articles as harvesters ask for them: by when they last changed, and by sets (docs/journal.md#for-machines).
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { ArticleType } from "#prisma/generated/enums.ts";
import { harvestedArticlesSql, publishedIssues } from "#schema/policies/journal/journal.ts";
import { type ArticleRecord, articleParts } from "./article-record.ts";

/** What a list is narrowed to. Days and seconds of UTC, both included. */
export interface HarvestRequest {
  readonly from: Date | null;
  readonly until: Date | null;
  readonly issue: { readonly volume: number; readonly number: number } | null;
  readonly type: ArticleType | null;
  /** Where the next part begins: after this one. */
  readonly after: { readonly stamp: Date; readonly id: number } | null;
}

export interface Harvested {
  readonly id: number;
  readonly stamp: Date;
  readonly isDeleted: boolean;
  /** Null where it is deleted: nothing is said of it any more. */
  readonly article: ArticleRecord | null;
  readonly volume: number;
  readonly number: number;
  readonly type: ArticleType;
}

interface Row extends Omit<Harvested, "article"> {}

/** The later one of its last change and its issue's publication, in whole seconds. */
const STAMP = Prisma.sql`date_trunc('second', GREATEST(articles.updated_at, journal_issues.published_at))`;

async function withArticles(rows: readonly Row[]): Promise<Harvested[]> {
  const ids = rows.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
  const articles = await db.article.findMany({ where: { id: { in: ids } }, include: articleParts });
  const byId = new Map(articles.map((article) => [article.id, article]));
  return rows.map((row) => ({ ...row, article: byId.get(row.id) ?? null }));
}

const rowsWhere = (now: Date, condition: Prisma.Sql, most: number) => db.$queryRaw<Row[]>`
  SELECT id, stamp, "isDeleted", volume, number, type::text AS type FROM (
    SELECT articles.id, ${STAMP} AS stamp, articles.deleted_at IS NOT NULL AS "isDeleted", volume, number, type
    FROM articles JOIN journal_issues ON journal_issues.id = issue_id WHERE ${harvestedArticlesSql(now)}
  ) AS record WHERE ${condition} ORDER BY stamp, id LIMIT ${most}`;

/** The next records, `size` at most, and whether there are more. */
export async function harvest(
  { from, until, issue, type, after }: HarvestRequest,
  now: Date,
  size: number,
): Promise<{ readonly records: readonly Harvested[]; readonly hasMore: boolean }> {
  const conditions = [
    Prisma.sql`TRUE`,
    ...(from ? [Prisma.sql`stamp >= ${from}`] : []),
    ...(until ? [Prisma.sql`stamp <= ${until}`] : []),
    ...(issue ? [Prisma.sql`volume = ${issue.volume} AND number = ${issue.number}`] : []),
    ...(type ? [Prisma.sql`type = ${type}::text::article_type`] : []),
    ...(after ? [Prisma.sql`(stamp, id) > (${after.stamp}::timestamptz, ${after.id}::int)`] : []),
  ];
  const rows = await rowsWhere(now, Prisma.join(conditions, " AND "), size + 1);
  return { records: await withArticles(rows.slice(0, size)), hasMore: rows.length > size };
}

/** One record; null: there never was one. */
export async function harvestOne(id: number, now: Date): Promise<Harvested | null> {
  const [record] = await withArticles(await rowsWhere(now, Prisma.sql`id = ${id}::int`, 1));
  return record ?? null;
}

/** The issues that are sets, the oldest first. */
export const harvestedIssues = (now: Date) =>
  db.journalIssue.findMany({
    where: publishedIssues(now),
    orderBy: [{ volume: "asc" }, { number: "asc" }],
    select: { volume: true, number: true },
  });

/** Before everything else. */
export async function earliestStamp(now: Date): Promise<Date> {
  const [first] = await rowsWhere(now, Prisma.sql`TRUE`, 1);
  return first?.stamp ?? now;
}
