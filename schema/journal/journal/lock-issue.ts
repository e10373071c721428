import type { Tx } from "#prisma/client.ts";
import type { JournalIssue } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";

/**
 * Locks an issue until the transaction ends. A transaction that changes an issue or an article of it locks
 * the issue first, so that nothing gets into one that is being published.
 * @throws DomainError NOT_FOUND
 */
export async function lockIssue(tx: Tx, id: number): Promise<JournalIssue> {
  await tx.$queryRaw`SELECT id FROM journal_issues WHERE id = ${id} FOR UPDATE`;
  const issue = await tx.journalIssue.findUnique({ where: { id } });
  if (!issue) throw new DomainError("NOT_FOUND");
  return issue;
}
