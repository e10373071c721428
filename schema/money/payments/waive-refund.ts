import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { refuseWhileMoving } from "#schema/money/cards/card-money.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { canWaiveRefund, refundDueOf, stateAfterWaiver } from "#schema/validation/money/payment-state.ts";
import { auditedSums } from "./audited-sums.ts";
import type { Reasoned } from "./exempt-payment.ts";
import { movePayment, readAtVersion } from "./move-payment.ts";
import { writePaymentMail } from "./payment-mails.ts";

/**
 * Says that what is still due of a refund is not sent: it stays with the association, and the payer is notified.
 * @throws DomainError NOT_FOUND; CONFLICT; PAYMENT_MOVE_REFUSED unless a refund is under way, and while it is
 * on its way to a card
 */
export async function waiveRefund(
  tx: Tx,
  { id, version, reason }: Reasoned,
  author: Author,
): Promise<ActionResult> {
  const { memberId: actorId, now } = author;
  const payment = await readAtVersion(tx, id, version);
  if (!canWaiveRefund(payment)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  await refuseWhileMoving(tx, id);
  const to = stateAfterWaiver(payment);
  const amount = refundDueOf(payment);
  await movePayment(
    tx,
    payment,
    { to, actorId, reason, columns: { refundDue: null, accountAskedAt: null } },
    now,
  );
  await writePaymentMail(tx, "PAYMENT_REFUND_ENDED", payment, { amount, now });
  const after = { state: to, waived: amount };
  return { result: id, lines: [{ subjectId: id, before: auditedSums(payment), after, reason }] };
}
