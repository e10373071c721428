// The status of an issue of the journal, of an article since it was published, and every next status. What is not written here is
// refused, no matter who asks (docs/journal.md#roles-and-issues).
import type { ArticleStateName } from "./journal-kinds.ts";

export const ISSUE_STATES = ["DRAFT", "SCHEDULED", "PUBLISHED"] as const;
export type IssueStateName = (typeof ISSUE_STATES)[number];

export const ISSUE_MOVES: Readonly<Record<IssueStateName, readonly IssueStateName[]>> = {
  DRAFT: ["SCHEDULED", "PUBLISHED"],
  // Its time comes, is changed, or is cancelled before it has come.
  SCHEDULED: ["DRAFT", "SCHEDULED", "PUBLISHED"],
  // What has been cited stays published.
  PUBLISHED: [],
};

export const mayIssueMove = (from: IssueStateName, to: IssueStateName): boolean =>
  ISSUE_MOVES[from].includes(to);

/** @param publishedAt null: no time was set */
export function issueStateAt(publishedAt: Date | null, now: Date): IssueStateName {
  if (publishedAt === null) return "DRAFT";
  return publishedAt <= now ? "PUBLISHED" : "SCHEDULED";
}

/** Of an article that is out. The same once more: its notice is worded again. */
export const ARTICLE_MOVES: Readonly<Record<ArticleStateName, readonly ArticleStateName[]>> = {
  CURRENT: ["CORRECTED", "RETRACTED"],
  CORRECTED: ["CORRECTED", "RETRACTED"],
  RETRACTED: ["RETRACTED"],
};

export const mayArticleMove = (from: ArticleStateName, to: ArticleStateName): boolean =>
  ARTICLE_MOVES[from].includes(to);
