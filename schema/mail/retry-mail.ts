import type { Tx } from "#prisma/client.ts";
import { enqueueAnew } from "#prisma/queue.ts";
import { DomainError } from "#schema/errors.ts";

/**
 * Makes a mail due, with all its attempts before it again.
 * @throws DomainError NOT_FOUND
 */
export async function retryMail(tx: Tx, id: number): Promise<void> {
  const { count } = await tx.mail.updateMany({
    where: { id, state: { in: ["FAILED", "WAITING"] } },
    data: { state: "WAITING", attempts: 0 },
  });
  if (count > 0) await enqueueAnew(tx, "mail", String(id));
  else if ((await tx.mail.count({ where: { id } })) === 0) throw new DomainError("NOT_FOUND");
}
