// Defines what the payer may do with a payment as it is.
import { builder } from "#schema/builder.ts";
import { isTaking, isWaiting, leftOfCards, withCardOrders } from "#schema/money/cards/card-money.ts";
import { ownsPayment } from "#schema/policies/money/payments.ts";
import {
  canDeclare,
  canNameAccount,
  canPayByCard,
  isTransferDeclared,
  refundDueOf,
  surplusOf,
} from "#schema/validation/money/payment-state.ts";
import { areApplicationsClosed } from "./application-closed.ts";
import { withApplications } from "./applications-of-payment.ts";
import { canUndoDeclaration } from "./declare-payment.ts";
import { isAwaited, PaymentRef } from "./payment.ts";

builder.prismaObjectFields(PaymentRef, (t) => ({
  viewerCanDeclare: t.boolean({
    resolve: (payment, _args, { viewer }) => ownsPayment(viewer, payment) && canDeclare(payment),
  }),
  isBeingTaken: t.boolean({
    description: "A card is being charged for it: whether that went well is not known yet.",
    select: withCardOrders,
    resolve: ({ cardOrders }) => cardOrders.some(isTaking),
  }),
  viewerCanPayByCard: t.boolean({
    description: "Goes to the card service and pays there what is outstanding.",
    select: { ...withApplications, ...withCardOrders },
    resolve: (payment, _args, { viewer, cards, clock }) =>
      cards !== null &&
      ownsPayment(viewer, payment) &&
      canPayByCard(payment) &&
      isAwaited(payment) &&
      !payment.cardOrders.some((order) => isTaking(order) || isWaiting(order, clock.now())),
  }),
  viewerCanCorrectDepositor: t.boolean({
    description: "Corrects the name it was sent under, as long as it is looked for.",
    resolve: (payment, _args, { viewer }) => ownsPayment(viewer, payment) && isTransferDeclared(payment),
  }),
  viewerCanUndoDeclaration: t.boolean({
    description: "Says that it was not sent after all.",
    select: { type: true, ...withApplications },
    resolve: (payment, _args, { viewer, clock }) =>
      ownsPayment(viewer, payment) &&
      canUndoDeclaration(payment, areApplicationsClosed(payment), clock.now()),
  }),
  viewerCanNameRefundAccount: t.boolean({
    description:
      "Says where the refund or the surplus goes, or corrects it; also while the office looks for what was sent for an application that is over. What goes back to a card needs no account.",
    select: { refundDue: true, accountAskedAt: true, ...withApplications, ...withCardOrders },
    resolve: (payment, _args, { viewer }) =>
      ownsPayment(viewer, payment) &&
      ((isTransferDeclared(payment) && areApplicationsClosed(payment)) ||
        (canNameAccount(payment) &&
          (payment.accountAskedAt !== null ||
            Math.max(refundDueOf(payment), surplusOf(payment)) > leftOfCards(payment.cardOrders)))),
  }),
}));
