import type { Tx } from "#prisma/client.ts";
import type { Payment, Prisma } from "#prisma/generated/client.ts";
import type { PaymentState } from "#prisma/generated/enums.ts";
import { isTransferDeclared, surplusOf } from "#schema/validation/money/payment-state.ts";

/** In the history of a payment whose payer was erased. */
export const PAYER_ERASED = "PAYER_ERASED";

type RetainedColumns = Pick<Prisma.PaymentUncheckedUpdateManyInput, "payerEmail" | "refundAccount">;

/** A refund is due, or may be: its payer and the account have to be found. */
export const mayBeOwed = (payment: Payment): boolean =>
  payment.state === "REFUND_REQUESTED" || isTransferDeclared(payment) || surplusOf(payment) > 0;

/** Nothing goes back any more of these. */
const LAST: ReadonlySet<PaymentState> = new Set(["REFUNDED", "PARTLY_REFUNDED", "CANCELLED", "VOID"]);
/** Nothing was sent of these, so no account belongs to the books. */
const UNSENT: ReadonlySet<PaymentState> = new Set(["CANCELLED", "VOID"]);

/**
 * The columns that a payment's last move clears: what was stored of an erased payer only until the money was
 * settled. The account that money was sent to belongs to the books, and stays.
 */
export async function erasedWith(
  tx: Tx,
  payment: Payment,
  { to, amount }: { readonly to: PaymentState; readonly amount: number },
): Promise<RetainedColumns> {
  const surplus = surplusOf(payment);
  const isWaived = payment.state === "REFUND_REQUESTED" && to === "PAID";
  const isLast = LAST.has(to) || isWaived || (surplus > 0 && surplus + amount <= 0);
  if (payment.memberId !== null || !isLast) return {};
  const where = { paymentId: payment.id, reason: PAYER_ERASED };
  const erased = await tx.paymentMove.count({ where, take: 1 });
  if (erased === 0) return {};
  return { payerEmail: "", ...(UNSENT.has(to) ? { refundAccount: null } : {}) };
}
