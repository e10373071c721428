import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { orderToSendBack, refuseWhileMoving } from "#schema/money/cards/card-money.ts";
import { requestCardRefund } from "#schema/money/cards/request-card-refund.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { canRefund } from "#schema/validation/money/payment-state.ts";
import type { REFUND_WAYS, REFUNDS_WITHOUT_ACCOUNT } from "#schema/validation/money/payments.ts";
import { refundMethodOf } from "#schema/validation/money/refund-details.ts";
import { bookRefund, checkRefund, type SeatAfterRefund } from "./book-refund.ts";
import type { Reasoned } from "./exempt-payment.ts";
import { readAtVersion } from "./move-payment.ts";

interface Refunding extends Reasoned {
  readonly amount: number;
  /** Needed where all the money of a confirmed seat goes back. */
  readonly seat?: SeatAfterRefund | null | undefined;
  readonly way?: (typeof REFUND_WAYS)[number];
  /** The day the bank sent it; null: now. */
  readonly sentAt?: Date | null;
  /** Where it was sent; null: where the payer said. */
  readonly refundAccount?: string | null;
  /** Why a transfer has no account; null: it has one. */
  readonly noAccount?: (typeof REFUNDS_WITHOUT_ACCOUNT)[number] | null;
}

/**
 * Sends money back the way it came. What came by card the card service is asked to send back, and it is
 * booked when that is done (decision 60); anything else somebody has sent, and writes it down.
 * @throws DomainError NOT_FOUND; CONFLICT; PAYMENT_MOVE_REFUSED, also while money is on its way to or from a card; VALIDATION as
 * `checkRefund`, and for a day to come
 */
export async function refundPayment(
  tx: Tx,
  {
    id,
    version,
    amount,
    reason,
    seat = null,
    way = "AS_IT_CAME",
    sentAt = null,
    refundAccount = null,
    noAccount = null,
  }: Refunding,
  author: Author,
): Promise<ActionResult> {
  if (sentAt !== null && sentAt > author.now) throw validationError({ sentAt: ["DATE_INVALID"] });
  const payment = await readAtVersion(tx, id, version);
  await refuseWhileMoving(tx, id);
  if (!canRefund(payment)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const order = await orderToSendBack(tx, id);
  const sending = { ...payment, cardLeft: order?.left ?? 0 };
  const method = refundMethodOf(sending, { way, refundAccount, noAccount });
  await checkRefund(tx, payment, { amount, seat, refundAccount, noAccount, sentAt }, method);
  if (order && method === null) {
    return await requestCardRefund(tx, { payment, order, amount, reason, seat }, author);
  }
  const hasAccount = (refundAccount ?? payment.refundAccount) !== null;
  const to = { refundAccount, noAccount: hasAccount ? null : noAccount };
  const sent = { amount, reason, seat, method: method ?? "BANK_TRANSFER", sentAt, ...to };
  return await bookRefund(tx, payment, sent, author);
}
