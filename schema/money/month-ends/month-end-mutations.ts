// A month of the books is closed, and opened again.

import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { closeMonths, openMonths } from "#schema/policies/money/month-ends.ts";
import { closeMonthInput, openMonthInput } from "#schema/validation/money/months.ts";
import { closeMonth, openMonth } from "./close-month.ts";
import { MonthEndRef } from "./month-end.ts";

const ofMonths = { subject: "bank", visitorsSee: false, type: MonthEndRef } as const;

action("closeMonth", {
  who: "office",
  ...ofMonths,
  can: closeMonths,
  description:
    "Closes a month that is over: no money can be booked into it then. Where the bank and the ledger differ, or agree in their sums alone, `note` says why.",
  args: builder.args((arg) => ({ month: arg.string({ required: true }), note: arg.string() })),
  validate: closeMonthInput,
  run: closeMonth,
  answer: (_query, closed) => ({ month: closed }),
});

action("openMonth", {
  who: "office",
  ...ofMonths,
  can: openMonths,
  description: "Opens a closed month again; `note` says why.",
  args: builder.args((arg) => ({
    month: arg.string({ required: true }),
    note: arg.string({ required: true }),
  })),
  validate: openMonthInput,
  run: openMonth,
  answer: (_query, opened) => ({ month: opened }),
});
