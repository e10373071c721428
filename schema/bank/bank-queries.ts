import { builder } from "#schema/builder.ts";
import { pageOf } from "#schema/cost.ts";
import { managePayments } from "#schema/policies/payments.ts";
import { BANK_PAGE_SIZE, bankPage } from "#schema/validation/bank.ts";
import { BankRowStateRef, BankRowsPageRef } from "./bank-rows.ts";

builder.queryField("bankRows", (t) =>
  t.field({
    type: BankRowsPageRef,
    complexity: pageOf(BANK_PAGE_SIZE),
    description: "Lines of the bank, for the treasurer.",
    authScopes: { can: managePayments },
    args: {
      state: t.arg({ type: BankRowStateRef, required: true, defaultValue: "OPEN" }),
      page: t.arg.int({ required: true, defaultValue: 1, validate: bankPage }),
    },
    resolve: (_root, wish) => wish,
  }),
);
