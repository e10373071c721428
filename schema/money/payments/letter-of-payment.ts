// The letter of a payment that is about to be made: nothing goes out that nobody has read.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import type { Letter } from "#schema/core/mail/letters.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { readLetterOfPayment } from "./create-payment.ts";
import { PaymentInputRef } from "./payment-inputs.ts";

const LetterRef = builder.objectRef<Letter>("Letter").implement({
  description: "A letter as its reader gets it.",
  fields: (t) => ({ subject: t.exposeString("subject"), text: t.exposeString("text") }),
});

builder.queryField("letterOfPayment", (t) =>
  t.field({
    type: LetterRef,
    description: "What `createPayment` would write to the payer, in the payer's language.",
    authScopes: { can: managePayments },
    args: { input: t.arg({ type: PaymentInputRef, required: true }) },
    resolve: (_root, { input }, { clock }) =>
      db.$transaction((tx) => readLetterOfPayment(tx, input, clock.now())),
  }),
);
