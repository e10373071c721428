// The journal: everybody reads what is in a published issue. The rest of it, issues in the making,
// manuscripts and reviews, is JOURNAL's (docs/journal.md#roles-and-issues).
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { holds, isSuper } from "#schema/policies/viewer.ts";
import type { IssueStateName } from "#schema/validation/journal/issue-state.ts";

/** The issues that are out, to anybody. */
export const publishedIssues = (now: Date): Prisma.JournalIssueWhereInput => ({ publishedAt: { lte: now } });

/**
 * The same over the columns of `journal_issues`.
 * @param now a moment, or its place in a prepared statement
 */
export const publishedIssuesSql = (now: Date | Prisma.Sql): Prisma.Sql =>
  Prisma.sql`published_at IS NOT NULL AND published_at <= ${now}`;

/** The issues of a state, over the same columns. */
export function issuesInSql(state: IssueStateName, now: Date): Prisma.Sql {
  if (state === "DRAFT") return Prisma.sql`published_at IS NULL`;
  return state === "SCHEDULED" ? Prisma.sql`published_at > ${now}` : publishedIssuesSql(now);
}

/** The issues that are out, or will be at a time that is set. */
export const timedIssues: Prisma.JournalIssueWhereInput = { publishedAt: { not: null } };

/** The articles that readers see: those of the issues that are out. A retracted one stays (docs/journal.md#roles-and-issues). */
export const publishedArticles = (now: Date): Prisma.ArticleWhereInput => ({
  deletedAt: null,
  issue: publishedIssues(now),
});

/** The same over the columns of `articles`. */
export const publishedArticlesSql = (now: Date | Prisma.Sql): Prisma.Sql =>
  Prisma.sql`deleted_at IS NULL AND issue_id IN (SELECT id FROM journal_issues WHERE ${publishedIssuesSql(now)})`;

/**
 * The same and what was removed after it had been public, over `articles` joined with `journal_issues`:
 * harvesters read that it was deleted (docs/journal.md#for-machines).
 */
export const harvestedArticlesSql = (now: Date): Prisma.Sql =>
  Prisma.sql`journal_issues.published_at <= ${now} AND (articles.deleted_at IS NULL OR articles.deleted_at > journal_issues.published_at)`;

/** Everything the editors do with issues, articles, manuscripts and reviews of others. */
export const manageJournal = (viewer: Viewer | null): boolean => holds(viewer, "JOURNAL");

/** Takes an article that is out away for good, where the law wants it (docs/journal.md#removing-an-article). */
export const removeArticles = isSuper;

/** The viewer, as an editor: the id of the account; null for anybody else. */
export const asEditor = (viewer: Viewer | null): number | null =>
  viewer !== null && manageJournal(viewer) ? viewer.memberId : null;
