// What the office does with many letters at once: each call is about the next of them (schema/core/lists/bulk.ts).
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { BulkSelectionRef, BulkStepRef } from "#schema/core/lists/bulk.ts";
import { writeLetters } from "#schema/policies/mailing/letters.ts";
import { deleteLetters } from "./delete-letters.ts";
import { LetterFilterRef } from "./letter-list.ts";

action("deleteLetters", {
  who: "office",
  can: writeLetters,
  subject: "letter",
  visitorsSee: false,
  type: BulkStepRef,
  action: "deleteLetter",
  description: "Throws many drafts away; letters that were sent, stopped or planned are skipped.",
  args: builder.args((arg) => ({
    which: arg.field({ type: BulkSelectionRef, required: true }),
    filter: arg.field({ type: LetterFilterRef }),
  })),
  run: (tx, { which, filter }, author, { viewer }) =>
    deleteLetters(tx, { which, filter: filter ?? {} }, viewer, author),
  answer: (_query, step) => step,
});
