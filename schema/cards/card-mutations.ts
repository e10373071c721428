// What the payer does to pay by card.
import { builder } from "#schema/builder.ts";
import { DomainError } from "#schema/errors.ts";
import { payMyPaymentByCard } from "#schema/policies/payments.ts";
import { ownData } from "#schema/require-audit.ts";
import { authorOf } from "#schema/shared/author.ts";
import { LanguageRef } from "#schema/shared/language.ts";
import { beginCardPayment } from "./begin-card-payment.ts";

builder.mutationField("startCardPayment", (t) =>
  t.string({
    description:
      "Answers the address of the card service's page, to be gone to. What is outstanding is paid there. PAYMENT_MOVE_REFUSED where nothing is to be paid or no card is taken; CARD_REFUSED; UNAVAILABLE when the service gives no answer.",
    authScopes: { can: payMyPaymentByCard },
    extensions: ownData,
    args: {
      id: t.arg.int({ required: true }),
      isAbroad: t.arg.boolean({ required: true, description: "With a card issued outside Korea." }),
      language: t.arg({ type: LanguageRef, required: true, description: "The payer comes back in it." }),
    },
    resolve: async (_root, wish, context) => {
      if (!context.cards) throw new DomainError("PAYMENT_MOVE_REFUSED");
      return await beginCardPayment(context.cards, wish, authorOf(context));
    },
  }),
);
