// Defines what is before and after issues and articles, and what is like articles: one statement for all the
// rows of a request that ask for the same.

import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Article, JournalIssue } from "#prisma/generated/client.ts";
import type { Context } from "#schema/context.ts";
import { perQuery, perRequest } from "#schema/core/shared/per-request.ts";
import { publishedArticlesSql, publishedIssuesSql } from "#schema/policies/journal/journal.ts";
import { relatedIds } from "./related-articles.ts";

type Side = "previous" | "next";
type Timed = Pick<Context, "clock">;

type Beside = { readonly id: number } & Readonly<Record<Side, number | null>>;

const besideArticles = (ids: readonly number[], now: Date) => db.$queryRaw<Beside[]>`
  SELECT id, lag(id) OVER own AS previous, lead(id) OVER own AS next FROM articles
  WHERE ${publishedArticlesSql(now)} AND issue_id IN (SELECT issue_id FROM articles WHERE id = ANY(${[...ids]}))
  WINDOW own AS (PARTITION BY issue_id ORDER BY position, id)`;

const besideIssues = (now: Date) => db.$queryRaw<Beside[]>`
  SELECT id, lag(id) OVER own AS previous, lead(id) OVER own AS next FROM journal_issues
  WHERE ${publishedIssuesSql(now)} WINDOW own AS (ORDER BY volume, number)`;

/** The rows of ids, in the order of the ids; null where there is none. */
async function placed<Row extends { readonly id: number }>(
  ids: readonly (number | null | undefined)[],
  read: (some: number[]) => Promise<Row[]>,
): Promise<(Row | null)[]> {
  const some = ids.flatMap((id) => id ?? []);
  const rows = some.length === 0 ? [] : await read(some);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id ?? 0) ?? null);
}

const inOrder = (rows: readonly Beside[], ids: readonly number[]) => {
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => known.get(id) ?? null);
};

/** Both sides of each row, read once a request. */
const sidesOfArticle = perRequest(
  ({ clock }: Timed) =>
    new DataLoader<number, Beside | null>(async (ids) =>
      inOrder(await besideArticles(ids, clock.now()), ids),
    ),
);
const sidesOfIssue = perRequest(
  ({ clock }: Timed) =>
    new DataLoader<number, Beside | null>(async (ids) => inOrder(await besideIssues(clock.now()), ids)),
);
const idsOf = async (loader: DataLoader<number, Beside | null>, ids: readonly number[], side: Side) =>
  (await Promise.all(ids.map((id) => loader.load(id)))).map((beside) => beside?.[side]);

const articleLoader = (side: Side) =>
  perQuery(
    (context: Timed, query: object) =>
      new DataLoader<number, Article | null>(async (ids) =>
        placed(await idsOf(sidesOfArticle(context), ids, side), (some) =>
          db.article.findMany({ ...query, where: { id: { in: some } } }),
        ),
      ),
  );
const issueLoader = (side: Side) =>
  perQuery(
    (context: Timed, query: object) =>
      new DataLoader<number, JournalIssue | null>(async (ids) =>
        placed(await idsOf(sidesOfIssue(context), ids, side), (some) =>
          db.journalIssue.findMany({ ...query, where: { id: { in: some } } }),
        ),
      ),
  );

const articles = { previous: articleLoader("previous"), next: articleLoader("next") };
const issues = { previous: issueLoader("previous"), next: issueLoader("next") };

/** The visible article right before or after another in its issue. @param query what Pothos wants of it */
export const articleBeside = (id: number, side: Side, context: Timed, query: object) =>
  articles[side](context, query).load(id);

/** The visible issue right before or after another. */
export const issueBeside = (id: number, side: Side, context: Timed, query: object) =>
  issues[side](context, query).load(id);

const related = perQuery(
  ({ clock }: Timed, query: object) =>
    new DataLoader<number, Article[]>(async (ids) => {
      const found = await relatedIds(ids, clock.now());
      const all = [...new Set([...found.values()].flat())];
      const rows = await placed(all, (some) =>
        db.article.findMany({ ...query, where: { id: { in: some } } }),
      );
      const byId = new Map(rows.flatMap((row) => (row === null ? [] : [[row.id, row] as const])));
      return ids.map((id) => (found.get(id) ?? []).flatMap((one) => byId.get(one) ?? []));
    }),
);

/** Articles with the same keywords or authors, those with most in common first. */
export const articlesLike = (id: number, context: Timed, query: object) => related(context, query).load(id);
