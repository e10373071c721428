import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { canExempt } from "#schema/validation/money/payment-state.ts";
import { isApplicationClosed } from "./application-closed.ts";
import { auditedSums } from "./audited-sums.ts";
import { lastReceived } from "./last-received.ts";
import { movePayment, readAtVersion } from "./move-payment.ts";
import { settlePaid } from "./payment-effects.ts";
import type { PaymentWarning } from "./payment-events.ts";

/** A payment somebody has looked at, and why something is done with it. */
export interface Reasoned {
  readonly id: number;
  readonly version: number;
  readonly reason: string;
}

/**
 * Exempts the payer from the rest: the payment counts as paid, and what came in until now stays booked.
 * @throws DomainError NOT_FOUND; CONFLICT; PAYMENT_MOVE_REFUSED unless money is awaited for something that is not over
 */
export async function exemptPayment(
  tx: Tx,
  { id, version, reason }: Reasoned,
  author: Author,
): Promise<ActionResult<PaymentWarning | null>> {
  const { memberId: actorId, now } = author;
  const payment = await readAtVersion(tx, id, version);
  if (!canExempt(payment) || (await isApplicationClosed(tx, payment)))
    throw new DomainError("PAYMENT_MOVE_REFUSED");
  // What came in stays what it was: a receipt says when and how.
  const booked = await lastReceived(tx, payment);
  const exempted = booked ?? ({ method: "EXEMPT", paidAt: now } as const);
  await movePayment(tx, payment, { to: "PAID", method: "EXEMPT", actorId, reason, columns: exempted }, now);
  const line = {
    subjectId: id,
    before: auditedSums(payment),
    after: { state: "PAID", method: "EXEMPT" },
    reason,
  };
  const { warning, contentVersion } = await settlePaid(tx, payment, author, "EXEMPTION");
  return { result: warning, lines: [line], contentVersion };
}
