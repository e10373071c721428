import { builder } from "#schema/builder.ts";
import { managePayments } from "#schema/policies/payments.ts";
import { bankPage } from "#schema/validation/bank.ts";
import { BankRowStateRef, BankRowsPageRef } from "./bank-rows.ts";

builder.queryField("bankRows", (t) =>
  t.field({
    type: BankRowsPageRef,
    description: "Lines of the bank, for the treasurer.",
    authScopes: { can: managePayments },
    args: {
      state: t.arg({ type: BankRowStateRef, required: true, defaultValue: "OPEN" }),
      page: t.arg.int({ required: true, defaultValue: 1, validate: bankPage }),
    },
    resolve: (_root, wish) => wish,
  }),
);
