import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";

/**
 * Makes a mail due, with all its attempts before it again.
 * @throws DomainError NOT_FOUND
 */
export async function retryMail(tx: Pick<Tx, "mail">, id: number, now: Date): Promise<void> {
  const { count } = await tx.mail.updateMany({
    where: { id, state: { in: ["FAILED", "WAITING"] } },
    data: { state: "WAITING", attempts: 0, dueAt: now },
  });
  if (count === 0 && (await tx.mail.count({ where: { id } })) === 0) throw new DomainError("NOT_FOUND");
}
