// Defines what the office does with many applicants of a program at once: each call is about the next of them
// (schema/core/lists/bulk.ts).

import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { BulkSelectionRef, type BulkStep, BulkStepRef } from "#schema/core/lists/bulk.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { guardExaminees } from "#schema/programs/exams/require-sight.ts";
import { ApplicantsFilterRef } from "./applicant-page.ts";
import { recordAttendanceOfMany } from "./record-attendance.ts";

const ofMany = {
  can: manageApplications,
  guard: guardExaminees,
  visitorsSee: false,
  type: BulkStepRef,
  answer: (_query: object, step: BulkStep) => step,
} as const;

action("recordAttendanceOfMany", {
  who: "office",
  ...ofMany,
  subject: "application",
  action: "recordAttendance",
  description: "Notes who came and who did not, of those with a confirmed seat; null removes the record.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    which: arg.field({ type: BulkSelectionRef, required: true }),
    filter: arg.field({ type: ApplicantsFilterRef }),
    attended: arg.boolean(),
  })),
  run: (tx, { programId, which, filter, attended = null }, author) =>
    recordAttendanceOfMany(tx, { which, filter: { ...filter, programId }, attended }, author),
});
