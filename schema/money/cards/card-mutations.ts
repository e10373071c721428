// What the payer does to pay at the card service.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { DomainError } from "#schema/errors.ts";
import { PaymentRef } from "#schema/money/payments/payment.ts";
import { payMyPaymentByCard } from "#schema/policies/money/payments.ts";
import { ownData } from "#schema/require-audit.ts";
import { beginCardPayment } from "./begin-card-payment.ts";
import { giveAccountUp } from "./wait-for-deposit.ts";

builder.mutationField("startCardPayment", (t) =>
  t.string({
    description:
      "Answers the address of the card service's page, to be gone to. What is outstanding is paid there. PAYMENT_MOVE_REFUSED where nothing is to be paid or no card is taken; CARD_REFUSED; UNAVAILABLE when the service gives no answer.",
    authScopes: { can: payMyPaymentByCard },
    extensions: ownData,
    args: {
      id: t.arg({ type: "Id", required: true }),
      isAbroad: t.arg.boolean({ required: true, description: "With a card issued outside Korea." }),
      language: t.arg({ type: LanguageRef, required: true, description: "The payer comes back in it." }),
    },
    resolve: async (_root, wish, context) => {
      if (!context.cards) throw new DomainError("PAYMENT_MOVE_REFUSED");
      return await beginCardPayment(context.cards, { ...wish, method: "CARD" }, authorOf(context));
    },
  }),
);

builder.mutationField("startDeposit", (t) =>
  t.string({
    description:
      "Answers the address of the card service's page, where the payer chooses a bank and is given an account for what is outstanding. PAYMENT_MOVE_REFUSED where nothing is to be paid, no accounts are given, or the deadline is near; CARD_REFUSED; UNAVAILABLE when the service gives no answer.",
    authScopes: { can: payMyPaymentByCard },
    extensions: ownData,
    args: {
      id: t.arg({ type: "Id", required: true }),
      language: t.arg({ type: LanguageRef, required: true, description: "The payer comes back in it." }),
    },
    resolve: async (_root, wish, context) => {
      if (!context.cards?.givesAccounts) throw new DomainError("PAYMENT_MOVE_REFUSED");
      const deposit = { ...wish, method: "VIRTUAL_ACCOUNT", isAbroad: false } as const;
      return await beginCardPayment(context.cards, deposit, authorOf(context));
    },
  }),
);

builder.mutationField("giveDepositUp", (t) =>
  t.prismaField({
    type: PaymentRef,
    description:
      "Closes the account that waits for a deposit, to pay in another way. NOT_FOUND where none waits.",
    authScopes: { can: payMyPaymentByCard },
    extensions: ownData,
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: async (query, _root, { id }, context) => {
      const author = authorOf(context);
      if (!(await db.$transaction((tx) => giveAccountUp(tx, id, author)))) throw new DomainError("NOT_FOUND");
      return await db.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
