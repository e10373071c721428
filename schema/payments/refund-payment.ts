import type { Tx } from "#prisma/client.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { Deed } from "#schema/office-mutation.ts";
import type { Author } from "#schema/shared/author.ts";
import { balanceOf, canRefund, refundDueOf, stateAfterRefund } from "#schema/validation/payment-state.ts";
import type { SEATS_AFTER_REFUND } from "#schema/validation/payments.ts";
import { auditedSums } from "./audited-sums.ts";
import type { Reasoned } from "./exempt-payment.ts";
import { hasConfirmedSeat } from "./is-over.ts";
import { movePayment, readAtVersion } from "./move-payment.ts";
import { settleUnpaid, takeMembershipBack } from "./payment-effects.ts";
import { writePaymentLetter } from "./payment-letters.ts";

interface Refunding extends Reasoned {
  readonly amount: number;
  /** What becomes of the seat; needed where all the money of one goes back. */
  readonly seat?: (typeof SEATS_AFTER_REFUND)[number] | null | undefined;
}

/**
 * Writes down that money was sent back: what was too much (the payment stays paid), a part of what is due (the refund stays open), or all
 * of it. A seat whose money goes back whole is freed or kept, as the office says.
 * @throws DomainError NOT_FOUND; CONFLICT; PAYMENT_MOVE_REFUSED; VALIDATION for more than is there, and where nothing is said of a seat
 */
export async function refundPayment(
  tx: Tx,
  { id, version, amount, reason, seat = null }: Refunding,
  author: Author,
): Promise<Deed> {
  const { memberId: actorId, now } = author;
  const payment = await readAtVersion(tx, id, version);
  if (!canRefund(payment)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  if (amount > balanceOf(payment)) throw validationError({ amount: ["AMOUNT_ABOVE_BALANCE"] });
  const to = stateAfterRefund(payment, amount);
  const endsSeat = to === "REFUNDED" && (await hasConfirmedSeat(tx, payment));
  if (endsSeat && seat === null) throw validationError({ seat: ["REQUIRED"] });
  const { method } = payment;
  const refundDue = Math.max(0, refundDueOf(payment) - amount);
  await movePayment(
    tx,
    payment,
    { to, amount: -amount, method, actorId, reason, columns: { refundDue } },
    now,
  );
  if (to === "REFUNDED") await takeMembershipBack(tx, payment, author);
  await writePaymentLetter(tx, "PAYMENT_REFUNDED", payment, { amount, now });
  const line = {
    subjectId: id,
    before: auditedSums(payment),
    after: { state: to, refunded: amount, ...(endsSeat ? { seat } : {}) },
    reason,
  };
  const frees = endsSeat && seat === "FREE";
  const contentVersion = frees ? await settleUnpaid(tx, payment, { actorId, reason: "OFFICE", now }) : null;
  return { result: id, lines: [line], contentVersion };
}
