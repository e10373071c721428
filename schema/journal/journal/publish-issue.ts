// An issue comes out: at once, or at a time. Its articles appear with it, and the manuscripts they came from
// are published (docs/journal.md#roles-and-issues).
import type { Tx } from "#prisma/client.ts";
import { db } from "#prisma/client.ts";
import type { JournalIssue } from "#prisma/generated/client.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { lockSubmission, moveSubmission } from "#schema/journal/submissions/move-submission.ts";
import { notifyOfPublication } from "#schema/journal/submissions/notify-of-publication.ts";
import { requireAll, withLack } from "#schema/journal/submissions/read-requirements.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { publishedArticles } from "#schema/policies/journal/journal.ts";
import { issueStateAt, mayIssueMove } from "#schema/validation/journal/issue-state.ts";
import { issueFacts } from "./journal-facts.ts";
import { lockIssueInTheMaking } from "./save-issue.ts";

interface Publishing {
  readonly id: number;
  readonly version: number;
  /** Null, or a time that has passed: at once. */
  readonly at: Date | null;
  /** Why it comes out although something is missing; null: nobody said. */
  readonly missingReason: string | null;
}

/**
 * @throws DomainError NOT_FOUND; CONFLICT; MOVE_REFUSED for one that is out; ISSUE_EMPTY without articles;
 * ISSUE_NOT_READY while the proof of a manuscript among them is not approved; REQUIREMENTS_MISSING
 */
export async function publishIssue(
  tx: Tx,
  { at, missingReason: reason, ...held }: Publishing,
  author: Author,
): Promise<ActionResult> {
  const { now, memberId } = author;
  const issue = await lockIssueInTheMaking(tx, held, now);
  const publishedAt = at !== null && at > now ? at : now;
  const articles = await requireReady(tx, issue);
  const lack = await requireAll(tx, articles, { step: "PUBLICATION", reason });
  const outcome = await auditChange(tx, issue.id, issueFacts, async () => {
    await setTime(tx, issue, publishedAt, now);
    if (publishedAt <= now) await publishManuscripts(tx, issue.id, { actorId: memberId, now });
    return true;
  });
  return withLack(outcome, lack);
}

/**
 * Takes the time of an issue back before it has come. @throws DomainError NOT_FOUND; CONFLICT; MOVE_REFUSED
 * unless it is scheduled
 */
export async function unscheduleIssue(
  tx: Tx,
  held: { readonly id: number; readonly version: number },
  { now }: Author,
): Promise<ActionResult> {
  const issue = await lockIssueInTheMaking(tx, held, now);
  return await auditChange(tx, issue.id, issueFacts, async () => {
    await setTime(tx, issue, null, now);
    return true;
  });
}

async function setTime(tx: Tx, issue: JournalIssue, publishedAt: Date | null, now: Date): Promise<void> {
  const [from, to] = [issue.publishedAt, publishedAt].map((time) => issueStateAt(time, now));
  if (!from || !to || !mayIssueMove(from, to)) throw new DomainError("MOVE_REFUSED");
  await tx.journalIssue.update({
    where: { id: issue.id },
    data: { publishedAt, version: { increment: 1 } },
  });
}

async function requireReady(tx: Tx, { id }: JournalIssue) {
  const articles = await tx.article.findMany({
    where: { issueId: id, deletedAt: null },
    select: { id: true, submissionId: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  if (articles.length === 0) throw new DomainError("ISSUE_EMPTY");
  const ids = articles.flatMap(({ submissionId }) => submissionId ?? []);
  // Locked: none of them is set again while its issue comes out.
  for (const submissionId of ids.sort((one, other) => one - other)) {
    const submission = await lockSubmission(tx, submissionId);
    if (submission?.state !== "READY") throw new DomainError("ISSUE_NOT_READY");
  }
  return articles.map((article) => ({ articleId: article.id, submissionId: article.submissionId }));
}

/** @param actorId null: time does it */
async function publishManuscripts(
  tx: Tx,
  issueId: number,
  { actorId, now }: { readonly actorId: number | null; readonly now: Date },
): Promise<void> {
  const waiting = await tx.submission.findMany({
    where: { state: "READY", article: { issueId, deletedAt: null } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  for (const { id } of waiting) {
    await moveSubmission(tx, { id, from: "READY", to: "PUBLISHED", actorId }, now);
    await notifyOfPublication(tx, id, now);
  }
}

/** Publishes the manuscripts of issues whose time has come. Several gateways may be at it. */
export async function publishDueManuscripts(now: Date): Promise<void> {
  const due = await db.journalIssue.findMany({
    where: { articles: { some: { ...publishedArticles(now), submission: { state: "READY" } } } },
    select: { id: true },
  });
  for (const { id } of due) {
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM journal_issues WHERE id = ${id} FOR UPDATE`;
      await publishManuscripts(tx, id, { actorId: null, now });
    });
  }
}
