import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { isTransferDeclared } from "#schema/validation/money/payment-state.ts";
import { isApplicationClosed } from "./application-closed.ts";
import { auditedSums } from "./audited-sums.ts";
import { writeMissing } from "./correction-mails.ts";
import type { Reasoned } from "./exempt-payment.ts";
import { movePayment, readAtVersion } from "./move-payment.ts";
import { dueAgainOf } from "./program-deadline.ts";

/**
 * Says that what the payer said was sent is not in the bank. The payment waits again, with days to send it or
 * to say how it was sent; where the application has ended it is asked for no more. The payer is notified
 * either way.
 * @throws DomainError NOT_FOUND; CONFLICT; PAYMENT_MOVE_REFUSED unless it was declared
 */
export async function markNotFound(
  tx: Tx,
  { id, version, reason }: Reasoned,
  author: Author,
): Promise<ActionResult> {
  const { memberId: actorId, now } = author;
  const payment = await readAtVersion(tx, id, version);
  if (!isTransferDeclared(payment)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const to = (await isApplicationClosed(tx, payment)) ? "CANCELLED" : "PENDING";
  const dueAt = to === "PENDING" ? await dueAgainOf(tx, payment, now) : payment.dueAt;
  await movePayment(tx, payment, { to, actorId, reason, columns: { declaredAt: null, dueAt } }, now);
  const about = { amount: payment.amountDue, isAwaited: to === "PENDING", now };
  await writeMissing(tx, "PAYMENT_NOT_FOUND", { ...payment, dueAt }, about);
  return {
    result: id,
    lines: [{ subjectId: id, before: auditedSums(payment), after: { state: to }, reason }],
  };
}
