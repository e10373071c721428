import { recordView } from "#schema/audit/record-view.ts";
import { builder } from "#schema/builder.ts";
import { pageOf } from "#schema/cost.ts";
import { managePayments } from "#schema/policies/payments.ts";
import { authorOf } from "#schema/shared/author.ts";
import { BANK_PAGE_SIZE, bankPage } from "#schema/validation/bank.ts";
import { BankRowStateRef, BankRowsPageRef } from "./bank-rows.ts";

builder.queryField("bankRows", (t) =>
  t.field({
    type: BankRowsPageRef,
    complexity: pageOf(BANK_PAGE_SIZE),
    description: "Lines of the bank, for the treasurer. That somebody looked is written down.",
    authScopes: { can: managePayments },
    args: {
      state: t.arg({ type: BankRowStateRef, required: true, defaultValue: "OPEN" }),
      page: t.arg.int({ required: true, defaultValue: 1, validate: bankPage }),
    },
    resolve: async (_root, wish, context) => {
      await recordView({ action: "viewBankRows", subject: "bank", subjectId: null }, authorOf(context));
      return wish;
    },
  }),
);
