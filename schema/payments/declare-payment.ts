import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import type { Author } from "#schema/shared/author.ts";
import { movePayment, readAtVersion } from "./move-payment.ts";

interface Declared {
  readonly id: number;
  readonly version: number;
  /** The name it was sent under. */
  readonly depositorName: string;
}

/**
 * The payer says that the money was sent. The office sees it and looks into the bank; it does not expire any more.
 * @throws DomainError NOT_FOUND for somebody else's too; CONFLICT; PAYMENT_MOVE_REFUSED unless it is PENDING
 */
export async function declarePayment(
  tx: Tx,
  { id, version, depositorName }: Declared,
  { memberId, now }: Author,
): Promise<void> {
  const own = await tx.payment.count({ where: { id, memberId }, take: 1 });
  if (own === 0) throw new DomainError("NOT_FOUND");
  const payment = await readAtVersion(tx, id, version);
  const columns = { declaredAt: now, depositorName };
  await movePayment(tx, payment, { to: "DECLARED", actorId: memberId, reason: depositorName, columns }, now);
}
