// Refunds that the office can reverse, with the lines of the bank that may be theirs.
import type { PaymentMove } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { isMoving, withCardOrders } from "#schema/money/cards/card-money.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { reversibleRefunds } from "#schema/validation/money/payment-bookings.ts";
import { PaymentRef } from "./payment.ts";
import { findRefundLines, type RefundLine, type RefundLines } from "./refund-lines.ts";

const RefundLineRef = builder.objectRef<RefundLine>("RefundLine").implement({
  description: "A line of the bank that may be that of a refund.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    at: t.expose("at", { type: "DateTime" }),
    sender: t.exposeString("sender", { description: "As the bank shows it." }),
    isSameName: t.exposeBoolean("isSameName", { description: "It is the payer's." }),
  }),
});

interface Reversible {
  readonly move: PaymentMove;
  readonly lines: RefundLines;
}

const ReversibleRefundRef = builder.objectRef<Reversible>("ReversibleRefund").implement({
  description: "A refund that was recorded and not reversed.",
  fields: (t) => ({
    moveId: t.field({ type: "Id", resolve: ({ move }) => move.id }),
    amount: t.int({ description: "Whole won that were sent back.", resolve: ({ move }) => -move.amount }),
    at: t.field({ type: "DateTime", resolve: ({ move }) => move.receivedAt ?? move.createdAt }),
    out: t.field({
      type: [RefundLineRef],
      description: "Lines by which it may have gone; the one it is tied to, where it is.",
      resolve: ({ lines }) => [...lines.out],
    }),
    back: t.field({
      type: [RefundLineRef],
      description: "Lines by which it may have come back.",
      resolve: ({ lines }) => [...lines.back],
    }),
  }),
});

builder.prismaObjectFields(PaymentRef, (t) => ({
  reversibleRefunds: t.field({
    type: [ReversibleRefundRef],
    description: "Refunds that can be reversed, the newest first. What the card service has sent cannot.",
    authScopes: { can: managePayments },
    select: { payerName: true, moves: { orderBy: { id: "asc" } }, ...withCardOrders },
    resolve: async ({ payerName, moves, cardOrders }) =>
      isMoving(cardOrders)
        ? []
        : await Promise.all(
            reversibleRefunds(moves)
              .toReversed()
              .map(async (move) => ({ move, lines: await findRefundLines(move, payerName) })),
          ),
  }),
}));
