import type { Tx } from "#prisma/client.ts";
import { enqueueAnew } from "#prisma/queue.ts";
import { DomainError } from "#schema/errors.ts";
import type { Deed } from "#schema/office-mutation.ts";

/**
 * Makes a mail due now, with as many attempts as a new one.
 * @throws DomainError NOT_FOUND
 */
export async function retryMail(tx: Tx, id: number): Promise<Deed> {
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
