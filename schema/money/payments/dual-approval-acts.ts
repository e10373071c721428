// Every act on a payment: one person does it, or two do (decision 88).
import type { Tx } from "#prisma/client.ts";
import { balanceOf, missingOf, refundDueOf } from "#schema/validation/money/payment-state.ts";
import { bookInput, reasonInput, refundInput } from "#schema/validation/money/payments.ts";
import { reversalInput } from "#schema/validation/money/refund-reversals.ts";
import { z } from "#schema/validation/zod.ts";
import { bookPayment } from "./book-payment.ts";
import { withDualApproval } from "./dual-approval.ts";
import { exemptPayment } from "./exempt-payment.ts";
import { markNotFound } from "./mark-not-found.ts";
import { refundPayment } from "./refund-payment.ts";
import { moveBooking, reverseBooking } from "./reverse-booking.ts";
import { reverseRefund } from "./reverse-refund.ts";
import { voidPayment } from "./void-payment.ts";
import { waiveRefund } from "./waive-refund.ts";

const looked = z.object({ id: z.int(), version: z.int() });
const because = looked.extend(reasonInput.shape);

const payments = ({ id }: { readonly id: number }): readonly [number] => [id];
const proposed = ({ id }: { readonly id: number }) => id;
const noWarning = () => null;

export const book = withDualApproval({
  act: "BOOK",
  action: "bookPayment",
  stored: looked.extend(bookInput.shape),
  payments,
  run: (tx, { id, version, ...booking }, author) => bookPayment(tx, { id, version, booking }, author),
  proposed: noWarning,
});

export const exempt = withDualApproval({
  act: "EXEMPT",
  action: "exemptPayment",
  stored: because,
  payments,
  givenUp: missingOf,
  run: exemptPayment,
  proposed: noWarning,
});

export const refund = withDualApproval({
  act: "REFUND",
  action: "refundPayment",
  stored: looked.extend(refundInput.shape),
  payments,
  givenUp: async ({ id }, { amount }, tx) => (await everRefunded(tx, id)) + amount,
  run: refundPayment,
  proposed,
});

/** Whole won of all refunds of a payment; also those that were reversed, so that nobody alone sends money again and again. */
async function everRefunded(tx: Tx, paymentId: number): Promise<number> {
  const where = { paymentId, amount: { lt: 0 }, isCorrection: false };
  const { _sum } = await tx.paymentMove.aggregate({ where, _sum: { amount: true } });
  return -(_sum.amount ?? 0);
}

export const reverse = withDualApproval({
  act: "REVERSE_REFUND",
  action: "reverseRefund",
  stored: looked.extend(reversalInput.shape),
  payments,
  givenUp: async ({ id: paymentId }, { moveId }, tx) => {
    const refund = await tx.paymentMove.findFirst({
      where: { id: moveId, paymentId },
      select: { amount: true },
    });
    return Math.abs(refund?.amount ?? 0);
  },
  run: reverseRefund,
  proposed: noWarning,
});

export const waive = withDualApproval({
  act: "WAIVE",
  action: "waiveRefund",
  stored: because,
  payments,
  givenUp: refundDueOf,
  run: waiveRefund,
  proposed,
});

/** What is voided is owed no longer, and what was booked on it counts for nothing. */
export const voidWithApproval = withDualApproval({
  act: "VOID",
  action: "voidPayment",
  stored: because,
  payments,
  givenUp: (payment) => Math.max(payment.amountDue, balanceOf(payment)),
  run: voidPayment,
  proposed,
});

export const notFound = withDualApproval({
  act: "NOT_FOUND",
  action: "markPaymentNotFound",
  stored: because,
  payments,
  run: markNotFound,
  proposed,
});

export const reverseLastBooking = withDualApproval({
  act: "TAKE_BACK",
  action: "takeBackBooking",
  stored: because,
  payments,
  run: reverseBooking,
  proposed,
});

export const move = withDualApproval({
  act: "MOVE",
  action: "moveBooking",
  stored: because.extend({ toId: z.int(), toVersion: z.int() }),
  payments: ({ id, toId }) => [id, toId],
  run: moveBooking,
  proposed: noWarning,
});
