// Defines what the office does with payments. What one person may not do alone becomes a proposal (decision
// 88). Each but the first takes the version that somebody looked at. It answers CONFLICT with
// `extensions.conflict` {version, state, amountPaid, amountRefunded} when the payment was moved since, and
// PAYMENT_MOVE_REFUSED when its state allows no such move.

import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/core/shared/request-key.ts";
import { optionalMoment } from "#schema/validation/core/moments.ts";
import { bookInput, provedRefundInput, reasonInput, refundInput } from "#schema/validation/money/payments.ts";
import { createPayment } from "./create-payment.ts";
import { withMark } from "./dual-approval.ts";
import { book, exempt, refund, voidWithApproval } from "./dual-approval-acts.ts";
import { forbidOwnPayment } from "./dual-approval-need.ts";
import { PaymentRef } from "./payment.ts";
import { PaymentBookingRef } from "./payment-booking.ts";
import {
  ReceivedMethodRef,
  RefundWayRef,
  RefundWithoutAccountRef,
  SeatAfterRefundRef,
} from "./payment-enums.ts";
import { PaymentInputRef } from "./payment-inputs.ts";
import { because, ofPayments, readPayment } from "./payment-mutation-parts.ts";
import { attachRefundProofs } from "./refund-proofs.ts";

action("createPayment", {
  who: "office",
  ...ofPayments,
  type: PaymentRef,
  description:
    "Asks a member, or somebody outside, for money. Sent again with the same key it answers what was made.",
  args: builder.args((arg) => ({
    input: arg.field({ type: PaymentInputRef, required: true }),
    requestKey: arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
  })),
  run: async (tx, { input: payment, requestKey = null }, author) => {
    await forbidOwnPayment(tx, payment, author);
    return await createPayment(tx, { payment, requestKey }, author);
  },
  answer: readPayment,
});

action("bookPayment", {
  who: "office",
  ...ofPayments,
  mailsWait: true,
  type: PaymentBookingRef,
  description:
    "Books money that came in. Less than is outstanding makes it PARTIAL, more leaves a surplus; on what is EXPIRED or CANCELLED with a reason, and what nobody waits for goes back.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    amount: arg.int({ required: true, description: "Whole won." }),
    method: arg.field({ type: ReceivedMethodRef, required: true, defaultValue: "BANK_TRANSFER" }),
    receivedAt: arg.field({ type: "DateTime", description: "As the bank says. Null: now." }),
    acceptSurplus: arg.boolean({
      required: true,
      defaultValue: false,
      description: "More than is missing is refused (AMOUNT_ABOVE_DUE) unless it is said to be meant.",
    }),
    reason: arg.string({ description: "A note; needed for late money." }),
  })),
  validate: bookInput.loose(),
  run: (tx, { id, version, ...given }, author) => {
    const { receivedAt, ...booking } = bookInput.parse(given);
    return book(tx, { id, version, ...booking, receivedAt: receivedAt ?? author.now }, author);
  },
  answer: (_query, warning, { id }) => ({ id, warning }),
});

action("exemptPayment", {
  who: "office",
  ...ofPayments,
  type: PaymentBookingRef,
  description: "Nothing more is to be paid: it counts as paid.",
  args: because,
  validate: reasonInput.loose(),
  run: exempt,
  answer: (_query, warning, { id }) => ({ id, warning }),
});

action("refundPayment", {
  who: "office",
  ...ofPayments,
  type: PaymentRef,
  description:
    "Writes down that money was sent back, or has the card service send it. A surplus leaves the payment paid; a refund stays open until all that is due of it was sent.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    amount: arg.int({ required: true }),
    reason: arg.string({ required: true }),
    seat: arg.field({
      type: SeatAfterRefundRef,
      description: "Needed where all the money of a confirmed seat goes back.",
    }),
    way: arg.field({ type: RefundWayRef, required: true, defaultValue: "AS_IT_CAME" }),
    sentAt: arg.field({ type: "DateTime", description: "The day the bank sent it. Null: now." }),
    refundAccount: arg.string({ description: "Where it was sent. Null: where the payer said." }),
    noAccount: arg.field({
      type: RefundWithoutAccountRef,
      description:
        "Why a transfer has no account; needed where neither the payer nor `refundAccount` names one.",
    }),
    proofs: arg.field({
      type: ["Id"],
      description:
        "Uploaded documents that prove an exception to the refund rules. They are attached at once, also while the refund waits for a second person.",
    }),
  })),
  validate: provedRefundInput.loose(),
  run: async (tx, { seat = null, noAccount = null, sentAt, refundAccount, proofs, ...args }, author) => {
    const sent = {
      sentAt: optionalMoment.parse(sentAt),
      refundAccount: refundInput.shape.refundAccount.parse(refundAccount),
    };
    const files = proofs ?? [];
    const outcome = await refund(tx, { ...args, seat, noAccount, ...sent }, author);
    await attachRefundProofs(tx, { paymentId: args.id, files }, author);
    return files.length === 0 ? outcome : withMark(outcome, { proofs: files.length });
  },
  answer: readPayment,
});

action("voidPayment", {
  who: "office",
  ...ofPayments,
  type: PaymentRef,
  description: "Takes a payment back, with what was booked on it. It stays to be seen.",
  args: because,
  validate: reasonInput.loose(),
  run: voidWithApproval,
  answer: readPayment,
});
