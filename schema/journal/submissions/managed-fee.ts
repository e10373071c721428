// Defines what a manuscript's fees have come to, for its editors. Payer, account and history stay with
// FINANCE (docs/manuscripts.md#manuscripts).
import { builder } from "#schema/builder.ts";
import { PaymentStateRef, PaymentTypeRef } from "#schema/money/payments/payment-enums.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";

export const ManagedSubmissionFeeRef = builder.prismaObject("Payment", {
  variant: "ManagedSubmissionFee",
  authScopes: { can: manageJournal },
  description: "A fee of a manuscript as its editors see it: which, how much, and how far it is.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    type: t.expose("type", { type: PaymentTypeRef }),
    state: t.expose("state", { type: PaymentStateRef }),
    amountDue: t.exposeInt("amountDue"),
    dueAt: t.expose("dueAt", { type: "DateTime", nullable: true }),
    paidAt: t.expose("paidAt", { type: "DateTime", nullable: true }),
  }),
});
