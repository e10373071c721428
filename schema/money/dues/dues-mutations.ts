import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { issueDuesInput } from "#schema/validation/money/dues.ts";
import { DuesYearRef, readDuesYear } from "./dues-year.ts";
import { startDues } from "./issue-dues.ts";

action("issueDues", {
  who: "office",
  can: managePayments,
  subject: "dues",
  visitorsSee: false,
  type: DuesYearRef,
  description:
    "Asks everybody for the dues of a year who owes them and was not asked; COUNT_CHANGED when that are not `expectedCount` any more. The emails are written by a task; `issued` says how far it is.",
  args: builder.args((arg) => ({
    year: arg.int({ required: true }),
    dueOn: arg.string({ required: true, description: "The last day, such as 2027-02-28." }),
    expectedCount: arg.int({ required: true }),
  })),
  validate: issueDuesInput,
  run: startDues,
  answer: (_query, year) => readDuesYear(year),
});
