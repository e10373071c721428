import type { Tx } from "#prisma/client.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { Deed } from "#schema/office-mutation.ts";
import type { Author } from "#schema/shared/author.ts";
import { balanceOf, canRefund, stateAfterRefund } from "#schema/validation/payment-state.ts";
import { auditedSums } from "./audited-sums.ts";
import type { Reasoned } from "./exempt-payment.ts";
import { movePayment, readAtVersion } from "./move-payment.ts";
import { writePaymentLetter } from "./payment-letters.ts";

/**
 * Writes down that money was sent back: what was too much (the payment stays paid), a part, or everything.
 * @throws DomainError NOT_FOUND; CONFLICT; PAYMENT_MOVE_REFUSED; VALIDATION for more than is there
 */
export async function refundPayment(
  tx: Tx,
  { id, version, amount, reason }: Reasoned & { readonly amount: number },
  author: Author,
): Promise<Deed> {
  const { memberId: actorId, now } = author;
  const payment = await readAtVersion(tx, id, version);
  if (!canRefund(payment)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  if (amount > balanceOf(payment)) throw validationError({ amount: ["AMOUNT_ABOVE_BALANCE"] });
  const to = stateAfterRefund(payment, amount);
  const { method } = payment;
  await movePayment(tx, payment, { to, amount: -amount, method, actorId, reason }, now);
  await writePaymentLetter(tx, "PAYMENT_REFUNDED", payment, { amount, now });
  const line = {
    subjectId: id,
    before: auditedSums(payment),
    after: { state: to, refunded: amount },
    reason,
  };
  return { result: id, lines: [line] };
}
