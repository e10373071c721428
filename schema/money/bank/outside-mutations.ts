// Classifying lines as other transactions, by hand and by rule, and tying lines to entries that were recorded by hand.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { ofPayments } from "#schema/money/payments/payment-mutation-parts.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { OutsideKindRef } from "./bank-rows.ts";
import { createBankRule, deleteBankRule, markBankRow } from "./mark-bank-row.ts";
import { tieBankRow } from "./tie-bank-row.ts";

const ofBank = { ...ofPayments, subject: "bank", type: "Int" } as const;

const BankRuleRef = builder.prismaObject("BankRule", {
  description: "All lines of a name that go the same way are other transactions.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.exposeString("name", { description: "As the bank shows it." }),
    isIncoming: t.exposeBoolean("isIncoming"),
    kind: t.expose("kind", { type: OutsideKindRef }),
    lines: t.relationCount("rows"),
  }),
});

builder.queryField("bankRules", (t) =>
  t.prismaField({
    type: [BankRuleRef],
    description: "The rules by which lines are classified as other transactions, by name.",
    authScopes: { can: managePayments },
    resolve: (query) => db.bankRule.findMany({ ...query, orderBy: [{ name: "asc" }, { id: "asc" }] }),
  }),
);

action("markBankRow", {
  who: "office",
  ...ofBank,
  description: "A line is another transaction of this kind; without one it waits again. Answers its id.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    kind: arg.field({ type: OutsideKindRef }),
  })),
  run: (tx, { id, kind }) => markBankRow(tx, { id, kind: kind ?? null }),
  answer: (_query, id) => id,
});

action("createBankRule", {
  who: "office",
  ...ofBank,
  description:
    "This line, all that wait of its name that go the same way, and those to come are other transactions. Answers the id of the rule.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true, description: "Of the line." }),
    kind: arg.field({ type: OutsideKindRef, required: true }),
  })),
  run: createBankRule,
  answer: (_query, id) => id,
});

action("deleteBankRule", {
  who: "office",
  ...ofBank,
  description: "Deletes a rule. What it marked in open months waits again. Answers its id.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: deleteBankRule,
  answer: (_query, id) => id,
});

action("tieBankRow", {
  who: "office",
  ...ofBank,
  description:
    "A line is this refund or booking of the ledger, which was recorded by hand; `undoBankBooking` with `isTieOnly` unties them. Answers its id.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    moveId: arg.field({ type: "Id", required: true, description: "Of the refund or booking." }),
  })),
  run: tieBankRow,
  answer: (_query, id) => id,
});
