// An issue in the making: its numbers, its day, its name, and the order of its articles. Nothing of it
// changes once it is out (docs/journal.md#roles-and-issues).
import type { Tx } from "#prisma/client.ts";
import type { JournalIssue } from "#prisma/generated/client.ts";
import { auditChange, auditMade } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { issueStateAt } from "#schema/validation/journal/issue-state.ts";
import type { CheckedIssue } from "#schema/validation/journal/journal-articles.ts";
import { issueFacts } from "./journal-facts.ts";
import { lockIssue } from "./lock-issue.ts";

const columnsOf = ({ issuedOn, articleIds: _order, ...issue }: CheckedIssue) => ({
  ...issue,
  issuedOn: new Date(issuedOn),
});

/** @throws DomainError VALIDATION ISSUE_TAKEN */
async function refuseTaken(tx: Tx, { volume, number }: CheckedIssue, own: number | null): Promise<void> {
  // Two who make the same one at once wait for each other.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('journal_issues'), ${volume}::int)`;
  const other = await tx.journalIssue.findUnique({ where: { volume_number: { volume, number } } });
  if (other && other.id !== own) throw validationError({ number: ["ISSUE_TAKEN"] });
}

/** @throws DomainError VALIDATION ISSUE_TAKEN */
export async function createIssue(tx: Tx, issue: CheckedIssue): Promise<ActionResult> {
  await refuseTaken(tx, issue, null);
  const { id } = await tx.journalIssue.create({ data: columnsOf(issue) });
  return await auditMade(tx, id, issueFacts);
}

/**
 * Locks an issue that was read at `version` and is not out.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED once it is out; CONFLICT with the issue as it is now
 */
export async function lockIssueInTheMaking(
  tx: Tx,
  { id, version }: { readonly id: number; readonly version: number },
  now: Date,
): Promise<JournalIssue> {
  const issue = await lockIssue(tx, id);
  if (issueStateAt(issue.publishedAt, now) === "PUBLISHED") throw new DomainError("MOVE_REFUSED");
  if (issue.version !== version) throw conflictError(issue);
  return issue;
}

interface Saved {
  readonly id: number;
  readonly version: number;
}

/**
 * Saves an issue with the order of its articles.
 * @throws DomainError as lockIssueInTheMaking; CONFLICT, too, when other articles are in it by now; VALIDATION ISSUE_TAKEN
 */
export async function saveIssue(
  tx: Tx,
  { issue, ...held }: Saved & { readonly issue: CheckedIssue },
  { now }: Author,
): Promise<ActionResult> {
  const before = await lockIssueInTheMaking(tx, held, now);
  const { id } = before;
  await refuseTaken(tx, issue, id);
  const { articleIds } = issue;
  const present = await tx.article.findMany({
    where: { issueId: id, deletedAt: null },
    select: { id: true },
  });
  const isSame =
    present.length === articleIds.length && present.every((article) => articleIds.includes(article.id));
  if (!isSame) throw conflictError(before);
  return await auditChange(tx, id, issueFacts, async () => {
    for (const [position, articleId] of articleIds.entries())
      await tx.article.update({ where: { id: articleId }, data: { position } });
    await tx.journalIssue.update({
      where: { id },
      data: { ...columnsOf(issue), version: { increment: 1 } },
    });
    return true;
  });
}

/**
 * Throws away an issue that is not out and has no articles. @throws DomainError as lockIssueInTheMaking;
 * MOVE_REFUSED with articles
 */
export async function deleteIssue(tx: Tx, held: Saved, { now }: Author): Promise<ActionResult> {
  await lockIssueInTheMaking(tx, held, now);
  if ((await tx.article.count({ where: { issueId: held.id } })) > 0) throw new DomainError("MOVE_REFUSED");
  return await auditChange(tx, held.id, issueFacts, async () => {
    await tx.journalIssue.delete({ where: { id: held.id } });
    return true;
  });
}
