import { builder } from "#schema/builder.ts";
import { closeMonths } from "#schema/policies/money/month-ends.ts";
import { month } from "#schema/validation/core/months.ts";
import { MonthEndRef } from "./month-end.ts";

builder.queryField("monthEnd", (t) =>
  t.field({
    type: MonthEndRef,
    description: "A month of the books, such as 2026-10.",
    authScopes: { can: closeMonths },
    args: { month: t.arg.string({ required: true, validate: month }) },
    resolve: (_root, monthArgs) => monthArgs,
  }),
);
