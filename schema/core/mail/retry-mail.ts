import type { Tx } from "#prisma/client.ts";
import { enqueueAnew } from "#prisma/queue.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { mailsShownTo } from "#schema/policies/journal/reviews.ts";

/**
 * Makes a mail due now, with as many attempts as a new one.
 * @param editorId the viewer, as an editor of the journal; null: as none
 * @throws DomainError NOT_FOUND, also for an email about a manuscript that is not this person's to see
 */
export async function retryMail(tx: Tx, id: number, editorId: number | null): Promise<ActionResult> {
  const [shown] = await tx.$queryRaw<object[]>`
    SELECT id FROM mails WHERE id = ${id}::int AND ${mailsShownTo(editorId)}`;
  if (!shown) throw new DomainError("NOT_FOUND");
  const before = await tx.mail.findUnique({ where: { id }, select: { state: true, attempts: true } });
  if (!before) throw new DomainError("NOT_FOUND");
  const { count } = await tx.mail.updateMany({
    where: { id, state: { in: ["FAILED", "WAITING"] } },
    data: { state: "WAITING", attempts: 0 },
  });
  if (count === 0) return { result: id, lines: [] };
  await enqueueAnew(tx, "mail", String(id));
  const after = { state: "WAITING", attempts: 0 };
  return { result: id, lines: [{ subjectId: id, before, after }] };
}
