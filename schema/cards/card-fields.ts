// What a payment tells of money that came by card.
import { CardRefundState } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { PaymentRef } from "#schema/payments/payment.ts";
import { managePayments } from "#schema/policies/payments.ts";
import { balanceOf } from "#schema/validation/payment-state.ts";
import { leftOfAll, withCardOrders } from "./card-money.ts";

interface ShownRefund {
  readonly state: CardRefundState;
  readonly amount: number;
  readonly failure: string | null;
}

const CardRefundRef = builder.objectRef<ShownRefund>("CardRefund").implement({
  description: "Money that the office wants sent back to the card it came from.",
  fields: (t) => ({
    state: t.expose("state", {
      type: builder.enumType("CardRefundState", {
        description: "ASKED: the card service has not said that it is done. FAILED: it refused.",
        values: Object.values(CardRefundState),
      }),
    }),
    amount: t.exposeInt("amount", { description: "Whole won." }),
    failure: t.string({
      nullable: true,
      description: "Why it was refused, in the service's code; told to the office only.",
      resolve: ({ failure }, _args, { viewer }) => (managePayments(viewer) ? failure : null),
    }),
  }),
});

builder.prismaObjectFields(PaymentRef, (t) => ({
  cardLeft: t.int({
    description: "What of the money that is there came by card, and can go back to it.",
    select: withCardOrders,
    resolve: (payment) => Math.min(balanceOf(payment), leftOfAll(payment.cardOrders)),
  }),
  cardRefund: t.field({
    type: CardRefundRef,
    nullable: true,
    description: "The last that was asked of the card service; null where none was, or it is done.",
    select: withCardOrders,
    resolve: ({ cardOrders }) => {
      const last = cardOrders.flatMap(({ refunds }) => refunds).find(({ state }) => state !== "DONE");
      return last ?? null;
    },
  }),
}));
