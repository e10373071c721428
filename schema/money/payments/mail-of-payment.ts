// The email of a payment that is about to be made: nothing goes out that nobody has read.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import type { MailText } from "#schema/core/mail/compose-mail.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { readMailOfPayment } from "./create-payment.ts";
import { PaymentInputRef } from "./payment-inputs.ts";

const MailTextRef = builder.objectRef<MailText>("MailText").implement({
  description: "An email as its reader gets it.",
  fields: (t) => ({ subject: t.exposeString("subject"), text: t.exposeString("text") }),
});

builder.queryField("mailOfPayment", (t) =>
  t.field({
    type: MailTextRef,
    description: "What `createPayment` would write to the payer, in the payer's language.",
    authScopes: { can: managePayments },
    args: { input: t.arg({ type: PaymentInputRef, required: true }) },
    resolve: (_root, { input }, { clock }) =>
      db.$transaction((tx) => readMailOfPayment(tx, input, clock.now())),
  }),
);
