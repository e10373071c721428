// Reviews are blind both ways (docs/journal.md#roles-and-issues). Editors see manuscripts and reviews, but
// for those they wrote; a reviewer sees the manuscript without its authors, by the link of the own review;
// authors read remarks after the decision, without a name (schema/policies/journal/submissions.ts).
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { anyone, isInPerson } from "#schema/policies/viewer.ts";

/** Anyone who holds a link of a review; what it opens is the row's. */
export const answerReview: (viewer: Viewer | null) => boolean = anyone;

/** The own reviews, by year. Staff who view the site as a reviewer do not see them. */
export const readOwnReviews = isInPerson;

/**
 * The manuscripts on the editorial queue for one of them.
 * @param own ids of those the editor wrote (schema/journal/reviews/own-manuscripts.ts)
 */
export const managedSubmissions = (own: readonly number[]): Prisma.SubmissionWhereInput => ({
  state: { not: "DRAFT" },
  id: { notIn: [...own] },
});

/** The same over the columns of `submissions`, for an editor by the id of the account: SUPER is no exception. */
export const managedSubmissionsSql = (memberId: number): Prisma.Sql =>
  Prisma.sql`state <> 'DRAFT' AND NOT ${wroteSql(memberId)}`;

/**
 * The reviews an editor may know of: those of the manuscripts of the editorial queue. Whatever names
 * reviewers or counts what they do asks this relation, or the same in SQL
 * (docs/reviews.md#what-an-editor-may-know).
 * @param own ids of the manuscripts the editor wrote (schema/journal/reviews/own-manuscripts.ts)
 */
export const reviewsKnownTo = (own: readonly number[]): Prisma.ReviewWhereInput => ({
  submission: managedSubmissions(own),
});

/** The same as a table with the columns of `reviews`, for an editor by the id of the account. */
export const reviewsKnownToSql = (memberId: number): Prisma.Sql => Prisma.sql`(
  SELECT * FROM reviews WHERE reviews.submission_id IN (SELECT id FROM submissions WHERE ${managedSubmissionsSql(memberId)}))`;

/** Whether somebody wrote the manuscript of the row: sent it, or is one of its authors by account or by address. */
export const wroteSql = (memberId: number): Prisma.Sql => Prisma.sql`(
  submitter_id IS NOT DISTINCT FROM ${memberId}::int OR EXISTS (
    SELECT 1 FROM submission_authors a JOIN members m ON m.id = ${memberId}::int
    WHERE a.submission_id = submissions.id AND (a.member_id = m.id OR lower(a.email) = m.email_key)
  ))`;

/**
 * The mails of the outbox that somebody sees: emails about manuscripts are for the editors of all of them,
 * because they name reviewers.
 * @param editorId the viewer, as an editor; null: looks as none
 */
export function mailsShownTo(editorId: number | null): Prisma.Sql {
  const isShown = editorId === null ? Prisma.sql`false` : Prisma.sql`(${managedSubmissionsSql(editorId)})`;
  return Prisma.sql`(submission_id IS NULL OR EXISTS (
      SELECT 1 FROM submissions WHERE submissions.id = mails.submission_id AND ${isShown}))
    AND NOT EXISTS (
      SELECT 1 FROM mail_submissions JOIN submissions ON submissions.id = mail_submissions.submission_id
      WHERE mail_submissions.mail_id = mails.id AND NOT ${isShown})`;
}
