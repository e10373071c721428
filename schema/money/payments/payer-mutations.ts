// Defines what the payer does with a payment.

import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { declareMyPayment, nameMyRefundAccount, transferMySurplus } from "#schema/policies/money/payments.ts";
import { declareInput, refundAccountInput } from "#schema/validation/money/payments.ts";
import { correctDepositorName, declarePayment, undoDeclaration } from "./declare-payment.ts";
import { nameRefundAccount } from "./name-refund-account.ts";
import { PaymentRef } from "./payment.ts";
import { transferOwnSurplus } from "./transfer-surplus.ts";

const ofPayer = {
  who: "member",
  type: PaymentRef,
  answer: (query: object, _result: unknown, { id }: { readonly id: number }) =>
    db.payment.findUniqueOrThrow({ ...query, where: { id } }),
} as const;
const read = () =>
  builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
  }));
const depositor = () => builder.args((arg) => ({ ...read(), depositorName: arg.string({ required: true }) }));

action("declarePayment", {
  ...ofPayer,
  can: declareMyPayment,
  description:
    "The payer says that it was sent, and under which name. CONFLICT with `extensions.conflict` {version, state, amountPaid, amountRefunded} when the payment was moved since, as for all of these; PAYMENT_MOVE_REFUSED when its state allows no such move.",
  args: depositor(),
  validate: declareInput.loose(),
  run: declarePayment,
});

action("correctDepositorName", {
  ...ofPayer,
  can: declareMyPayment,
  description: "The payer corrects the name it was sent under, as long as the office looks for it.",
  args: depositor(),
  validate: declareInput.loose(),
  run: correctDepositorName,
});

action("undoDeclaration", {
  ...ofPayer,
  can: declareMyPayment,
  description:
    "The payer said by mistake that it was sent: it waits again until its deadline. PAYMENT_MOVE_REFUSED once the deadline has passed, unless it does not expire.",
  args: read(),
  run: undoDeclaration,
});

action("transferMySurplus", {
  ...ofPayer,
  can: transferMySurplus,
  description:
    "The payer lets a surplus count for another open payment of the own, as far as that lacks money. Answers with the payment that had the surplus.",
  args: builder.args((arg) => ({
    ...read(),
    toId: arg.field({ type: "Id", required: true, description: "One of `surplusTargets`." }),
    toVersion: arg.int({ required: true }),
  })),
  run: transferOwnSurplus,
  contentVersion: ({ contentVersion }) => contentVersion,
});

action("nameRefundAccount", {
  ...ofPayer,
  can: nameMyRefundAccount,
  description: "The payer says where a refund goes, or corrects it, until the money is sent.",
  args: builder.args((arg) => ({ ...read(), refundAccount: arg.string({ required: true }) })),
  validate: refundAccountInput.loose(),
  run: nameRefundAccount,
});
