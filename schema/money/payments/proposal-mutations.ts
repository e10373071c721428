import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { answerInput } from "#schema/validation/money/payment-proposals.ts";
import { approveProposal, refuseProposal } from "./decide-proposal.ts";
import { PaymentRef } from "./payment.ts";
import { ofPayments, readPayment } from "./payment-mutation-parts.ts";

action("approvePaymentProposal", {
  who: "office",
  ...ofPayments,
  type: PaymentRef,
  description:
    "The second person approves an act on a payment, which is done at once. CONFLICT when it was decided or the payment was moved meanwhile; SECOND_PERSON_NEEDED for the own proposal and for the own payment.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: approveProposal,
  answer: readPayment,
});

action("refusePaymentProposal", {
  who: "office",
  ...ofPayments,
  type: PaymentRef,
  description: "An act that waits for a second person is refused, or withdrawn by its proposer.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    answer: arg.string({ description: "Why." }),
  })),
  validate: answerInput.loose(),
  run: (tx, { id, answer = null }, author) => refuseProposal(tx, { id, answer }, author),
  answer: readPayment,
});
