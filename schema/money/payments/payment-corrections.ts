// Defines what the office corrects: a booking that was for another payment, a transfer that is not in the
// bank, a refund that is not sent whole. Each takes the version that the user looked at, as those of
// payment-mutations.ts do.

import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { reasonInput } from "#schema/validation/money/payments.ts";
import { reversalInput } from "#schema/validation/money/refund-reversals.ts";
import { askForAccount } from "./ask-for-account.ts";
import { move, notFound, reverse, reverseLastBooking, waive } from "./dual-approval-acts.ts";
import { PaymentRef } from "./payment.ts";
import { PaymentBookingRef } from "./payment-booking.ts";
import { ReversalCauseRef } from "./payment-enums.ts";
import { because, ofPayments, readPayment } from "./payment-mutation-parts.ts";
import { transferSurplus } from "./transfer-surplus.ts";

/** With another payment, to which money goes. */
const toAnother = builder.args((arg) => ({
  id: arg.field({ type: "Id", required: true }),
  version: arg.int({ required: true }),
  toId: arg.field({ type: "Id", required: true }),
  toVersion: arg.int({ required: true }),
  reason: arg.string({ required: true }),
}));

action("reverseBooking", {
  who: "office",
  action: "takeBackBooking",
  ...ofPayments,
  type: PaymentRef,
  description:
    "Reverses the last booking, as `bookingReversal` of the payment says: the payment is as before it, and so are seat and grade.",
  args: because,
  validate: reasonInput.loose(),
  run: reverseLastBooking,
  answer: readPayment,
});

action("moveBooking", {
  who: "office",
  ...ofPayments,
  type: PaymentBookingRef,
  description:
    "Takes the last booking back and books it on the payment it was sent for, in one act. Answers with the latter.",
  args: toAnother,
  validate: reasonInput.loose(),
  run: move,
  answer: (_query, warning, { toId }) => ({ id: toId, warning }),
});

action("transferSurplus", {
  who: "office",
  ...ofPayments,
  type: PaymentBookingRef,
  description:
    "Lets a surplus count for another open payment of the same payer, as far as that lacks money. Answers with the latter. `reverseBooking` there undoes it.",
  args: toAnother,
  validate: reasonInput.loose(),
  run: transferSurplus,
  answer: (_query, warning, { toId }) => ({ id: toId, warning }),
});

action("markPaymentNotFound", {
  who: "office",
  ...ofPayments,
  type: PaymentRef,
  description:
    "What the payer said was sent is not in the bank: the payment waits again, with a deadline of its own, or is cancelled where what it was for is over.",
  args: because,
  validate: reasonInput.loose(),
  run: notFound,
  answer: readPayment,
});

action("reverseRefund", {
  who: "office",
  ...ofPayments,
  type: PaymentBookingRef,
  description:
    "A refund that is in the ledger and did not reach the payer is reversed: its money is there again, and due again where the bank returned it.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    moveId: arg.field({ type: "Id", required: true, description: "The refund: a row of the history." }),
    cause: arg.field({ type: ReversalCauseRef, required: true }),
    reason: arg.string({ required: true }),
    returnedAt: arg.field({
      type: "DateTime",
      description: "The day it was on the account again. Null: as the line of the bank says, else now.",
    }),
    outRowId: arg.field({ type: "Id", description: "The line of the bank by which it went." }),
    backRowId: arg.field({ type: "Id", description: "The line of the bank by which it came back." }),
  })),
  validate: reversalInput.loose(),
  run: (tx, { id, version, ...given }, author) =>
    reverse(tx, { id, version, ...reversalInput.parse(given) }, author),
  answer: (_query, warning, { id }) => ({ id, warning }),
});

action("askForRefundAccount", {
  who: "office",
  ...ofPayments,
  type: PaymentRef,
  description: "Asks the payer for the account a refund is to go to, by email and in the payer's account.",
  args: because,
  validate: reasonInput.loose(),
  run: askForAccount,
  answer: readPayment,
});

action("waiveRefund", {
  who: "office",
  ...ofPayments,
  type: PaymentRef,
  description: "What is still due of a refund is not sent, with a reason; the payer is notified.",
  args: because,
  validate: reasonInput.loose(),
  run: waive,
  answer: readPayment,
});
