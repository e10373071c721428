// A refund that is in the ledger and not with the payer is reversed: it was recorded by mistake, or the bank
// returned it (decision 215).
import type { Tx } from "#prisma/client.ts";
import type { Payment, PaymentMove } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { refuseWhileMoving } from "#schema/money/cards/card-money.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { type Reversal, reversalOf, reversibleRefunds } from "#schema/validation/money/payment-bookings.ts";
import type { CheckedReversal } from "#schema/validation/money/refund-reversals.ts";
import { isApplicationClosed } from "./application-closed.ts";
import { applicationIdsOf, isForApplications } from "./applications-of-payment.ts";
import { auditedSums } from "./audited-sums.ts";
import { writeReversed } from "./correction-mails.ts";
import { movePayment, readAtVersion } from "./move-payment.ts";
import { NOTHING_FOLLOWS, settlePaid } from "./payment-effects.ts";
import type { PaymentWarning } from "./payment-events.ts";
import { tieRefundLines } from "./refund-lines.ts";

interface Reversing extends CheckedReversal {
  readonly id: number;
  readonly version: number;
}

/**
 * Reverses a refund: its money is there again. What the bank returned is due again, and the payer is asked
 * for another account. What was recorded by mistake leaves the payment as it was before, with the membership
 * that rests on it. A seat that the refund freed is gone: then the money is due. The payer is notified.
 * @throws DomainError NOT_FOUND; CONFLICT; PAYMENT_MOVE_REFUSED for what is no refund, was reversed before,
 * or was sent by the card service, and while money is on its way to a card; MONTH_CLOSED; VALIDATION for
 * lines of the bank that are not those of the refund
 */
export async function reverseRefund(
  tx: Tx,
  { id, version, moveId, cause, reason, returnedAt, outRowId, backRowId }: Reversing,
  author: Author,
): Promise<ActionResult<PaymentWarning | null>> {
  const { memberId: actorId, now } = author;
  const payment = await readAtVersion(tx, id, version);
  const moves = await tx.paymentMove.findMany({ where: { paymentId: id }, orderBy: { id: "asc" } });
  const refund = reversibleRefunds(moves).find((move) => move.id === moveId);
  if (!refund) throw new DomainError("PAYMENT_MOVE_REFUSED");
  await refuseWhileMoving(tx, id);
  if (returnedAt !== null && returnedAt > now) throw validationError({ returnedAt: ["DATE_INVALID"] });
  const isStruck = cause === "MISTAKE";
  const lines = await tieRefundLines(tx, refund, { isStruck, outRowId, backRowId, returnedAt });
  const receivedAt = isStruck ? (refund.receivedAt ?? refund.createdAt) : (lines.backAt ?? returnedAt ?? now);
  const { to, refundDue } = await leadsTo(tx, payment, refund, isStruck);
  const becomesPaid = to === "PAID" && payment.state === "PARTIAL";
  const columns = {
    refundDue,
    ...(becomesPaid ? { paidAt: receivedAt } : {}),
    // The account was wrong: nothing is sent there again.
    ...(isStruck ? {} : { refundAccount: null }),
  };
  const reversal = { refund, isStruck };
  await movePayment(tx, payment, { to, reversal, receivedAt, actorId, reason, columns }, now);
  await lines.tieBack();
  const rests = to === "PAID" || to === "PARTLY_REFUNDED";
  const { warning, contentVersion } =
    rests && (becomesPaid || payment.state === "REFUNDED")
      ? await settlePaid(tx, payment, author)
      : NOTHING_FOLLOWS;
  const amount = -refund.amount;
  const accountAsked = !isStruck && (to === "REFUND_REQUESTED" || to === "PAID");
  await writeReversed(tx, payment, { amount, isStruck, accountAsked, now });
  const line = {
    subjectId: id,
    before: auditedSums(payment),
    after: { state: to, reversed: amount, cause },
    reason,
  };
  return { result: warning, lines: [line], contentVersion };
}

/** Money whose application ended by the refund itself cannot stay: it is due. */
async function leadsTo(tx: Tx, payment: Payment, refund: PaymentMove, isStruck: boolean): Promise<Reversal> {
  const leads = reversalOf(payment, refund, isStruck);
  if (payment.state !== "REFUNDED" || leads.to === "REFUND_REQUESTED") return leads;
  if (!isForApplications(payment) || !(await isApplicationClosed(tx, payment))) return leads;
  const endedByIt = await tx.applicationMove.count({
    where: {
      applicationId: { in: [...(await applicationIdsOf(tx, payment))] },
      to: "CANCELLED",
      createdAt: refund.createdAt,
    },
    take: 1,
  });
  return endedByIt > 0 ? { to: "REFUND_REQUESTED", refundDue: -refund.amount } : leads;
}
