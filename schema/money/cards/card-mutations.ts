// Defines what the payer does to pay at the card service.

import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { DomainError } from "#schema/errors.ts";
import { PaymentRef } from "#schema/money/payments/payment.ts";
import { payMyPaymentByCard } from "#schema/policies/money/payments.ts";
import { beginCardPayment } from "./begin-card-payment.ts";
import { giveAccountUp } from "./wait-for-deposit.ts";

const ofPayer = { who: "member", can: payMyPaymentByCard } as const;

action("startCardPayment", {
  ...ofPayer,
  type: "String",
  description:
    "Answers the address of the card service's page, to be gone to. What is outstanding is paid there. PAYMENT_MOVE_REFUSED where nothing is to be paid or no card is taken; CARD_REFUSED; UNAVAILABLE when the service gives no answer.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    isAbroad: arg.boolean({ required: true, description: "With a card issued outside Korea." }),
    language: arg.field({ type: LanguageRef, required: true, description: "The payer comes back in it." }),
  })),
  runAlone: async (asked, author, { cards }) => {
    if (!cards) throw new DomainError("PAYMENT_MOVE_REFUSED");
    return await beginCardPayment(cards, { ...asked, method: "CARD" }, author);
  },
  answer: (_query, address) => address,
});

action("startDeposit", {
  ...ofPayer,
  type: "String",
  description:
    "Answers the address of the card service's page, where the payer chooses a bank and is given an account for what is outstanding. PAYMENT_MOVE_REFUSED where nothing is to be paid, no accounts are given, or the deadline is near; CARD_REFUSED; UNAVAILABLE when the service gives no answer.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    language: arg.field({ type: LanguageRef, required: true, description: "The payer comes back in it." }),
  })),
  runAlone: async (asked, author, { cards }) => {
    if (!cards?.givesAccounts) throw new DomainError("PAYMENT_MOVE_REFUSED");
    const deposit = { ...asked, method: "VIRTUAL_ACCOUNT", isAbroad: false } as const;
    return await beginCardPayment(cards, deposit, author);
  },
  answer: (_query, address) => address,
});

action("giveDepositUp", {
  ...ofPayer,
  type: PaymentRef,
  description:
    "Closes the account that waits for a deposit, to pay in another way. NOT_FOUND where none waits.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: async (tx, { id }, author) => {
    if (!(await giveAccountUp(tx, id, author))) throw new DomainError("NOT_FOUND");
  },
  answer: (query, _result, { id }) => db.payment.findUniqueOrThrow({ ...query, where: { id } }),
});
