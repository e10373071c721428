import { builder } from "#schema/builder.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { duesYearNumber } from "#schema/validation/money/dues.ts";
import { DuesYearRef, readDuesYear } from "./dues-year.ts";

builder.queryField("duesYear", (t) =>
  t.field({
    type: DuesYearRef,
    description: "The dues of a year, for the treasurer.",
    authScopes: { can: managePayments },
    args: { year: t.arg.int({ required: true, validate: duesYearNumber }) },
    resolve: (_root, { year }) => readDuesYear(year),
  }),
);
