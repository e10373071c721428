// Defines what the office does with many mailings at once: each call is about the next of them (schema/core/lists/bulk.ts).
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { BulkSelectionRef, BulkStepRef } from "#schema/core/lists/bulk.ts";
import { writeMailings } from "#schema/policies/mailing/mailings.ts";
import { deleteMailings } from "./delete-mailings.ts";
import { MailingFilterRef } from "./mailing-list.ts";

action("deleteMailings", {
  who: "office",
  can: writeMailings,
  subject: "letter",
  visitorsSee: false,
  type: BulkStepRef,
  action: "deleteLetter",
  description: "Throws many drafts away; mailings that were sent, stopped or planned are skipped.",
  args: builder.args((arg) => ({
    which: arg.field({ type: BulkSelectionRef, required: true }),
    filter: arg.field({ type: MailingFilterRef }),
  })),
  run: (tx, { which, filter }, author, { viewer }) =>
    deleteMailings(tx, { which, filter: filter ?? {} }, viewer, author),
  answer: (_query, step) => step,
});
