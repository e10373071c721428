// The fields of a payment about the card service: the account that it gave, and money that came by card.
import { CardRefundState } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { areApplicationsClosed } from "#schema/money/payments/application-closed.ts";
import { withApplications } from "#schema/money/payments/applications-of-payment.ts";
import { PaymentRef } from "#schema/money/payments/payment.ts";
import type { DepositAccount } from "#schema/money/payments/payment-provider.ts";
import { managePayments, ownsPayment } from "#schema/policies/money/payments.ts";
import { balanceOf, canPayByCard } from "#schema/validation/money/payment-state.ts";
import { accountEnds } from "./account-ends.ts";
import { bankNameOf } from "./bank-names.ts";
import { type CardColumns, isTaking, isWaiting, leftOfCards, withCardOrders } from "./card-money.ts";

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
      description: "Why it was refused, in the service's code; shown to the office only.",
      resolve: ({ failure }, _args, { viewer }) => (managePayments(viewer) ? failure : null),
    }),
  }),
});

const DepositAccountRef = builder.objectRef<ShownAccount>("DepositAccount").implement({
  description:
    "An account that the card service has given for one payment. It takes the amount whole, under whatever name.",
  fields: (t) => ({
    bank: t.string({
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ bank }, { language }) => bankNameOf(bank, language),
    }),
    number: t.exposeString("number"),
    holder: t.exposeString("holder", { description: "As the payer's bank shows it." }),
    amount: t.exposeInt("amount", { description: "Whole won." }),
    until: t.expose("until", { type: "DateTime", description: "Excluded." }),
  }),
});

interface ShownAccount extends DepositAccount {
  readonly amount: number;
}

function toShownAccount(order: CardColumns | undefined): ShownAccount | null {
  if (!order) return null;
  const { accountBank: bank, accountNumber: number, accountHolder: holder, accountUntil: until } = order;
  if (bank === null || number === null || holder === null || until === null) return null;
  return { bank, number, holder, until, amount: order.amount };
}

builder.prismaObjectFields(PaymentRef, (t) => ({
  depositAccount: t.field({
    type: DepositAccountRef,
    nullable: true,
    description: "The account of the card service that waits for what is outstanding; null where none does.",
    select: withCardOrders,
    resolve: ({ cardOrders }, _args, { clock }) =>
      toShownAccount(cardOrders.find((order) => isWaiting(order, clock.now()))),
  }),
  viewerCanDeposit: t.boolean({
    description:
      "Goes to the card service and is given an account for what is outstanding. People outside Korea can't send money to one.",
    select: {
      memberId: true,
      type: true,
      dueAt: true,
      member: { select: { country: true } },
      ...withApplications,
      ...withCardOrders,
    },
    resolve: (payment, _args, { viewer, cards, clock }) =>
      (cards?.givesAccounts ?? false) &&
      ownsPayment(viewer, payment) &&
      payment.member?.country === "KR" &&
      canPayByCard(payment) &&
      !areApplicationsClosed(payment) &&
      accountEnds(payment, clock.now()) !== null &&
      !payment.cardOrders.some((order) => isTaking(order) || isWaiting(order, clock.now())),
  }),
  cardLeft: t.int({
    description: "What of the money that is there came by card, and can go back to it.",
    select: withCardOrders,
    resolve: (payment) => Math.min(balanceOf(payment), leftOfCards(payment.cardOrders)),
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
