// What the office does with many applicants of a program at once: each call is about the next of them
// (schema/lists/bulk.ts).
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { type BulkStep, BulkStepRef, BulkWishRef } from "#schema/lists/bulk.ts";
import { officeMutation } from "#schema/office-mutation.ts";
import { manageApplications } from "#schema/policies/applications.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/shared/request-key.ts";
import { programMessage } from "#schema/validation/application-office.ts";
import { chosenIds } from "#schema/validation/bulk.ts";
import { ApplicantsFilterRef } from "./applicant-page.ts";
import { countRecipients } from "./letter-recipients.ts";
import { recordAttendanceOfMany } from "./record-attendance.ts";
import { writeToApplicants } from "./write-to-applicants.ts";

builder.queryField("applicantRecipients", (t) =>
  t.int({
    description:
      "How many people writeToApplicants would reach: the chosen ones, or those the filter holds, who have a seat unless it names states.",
    authScopes: { can: manageApplications },
    args: {
      programId: t.arg.int({ required: true }),
      filter: t.arg({ type: ApplicantsFilterRef }),
      ids: t.arg.intList({ validate: chosenIds }),
    },
    resolve: (_root, { programId, filter, ids }, { clock }) =>
      countRecipients(db, { filter: { ...filter, programId }, now: clock.now() }, ids),
  }),
);

const ofMany = {
  can: manageApplications,
  visitorsSee: false,
  type: BulkStepRef,
  answer: (_query: object, step: BulkStep) => step,
} as const;

officeMutation("recordAttendanceOfMany", {
  ...ofMany,
  subject: "application",
  action: "recordAttendance",
  description: "Notes who came and who did not, of those with a confirmed seat; null takes the note back.",
  args: builder.args((arg) => ({
    programId: arg.int({ required: true }),
    which: arg.field({ type: BulkWishRef, required: true }),
    filter: arg.field({ type: ApplicantsFilterRef }),
    attended: arg.boolean(),
  })),
  run: (tx, { programId, which, filter, attended = null }, author) =>
    recordAttendanceOfMany(tx, { which, filter: { ...filter, programId }, attended }, author),
});

officeMutation("writeToApplicants", {
  ...ofMany,
  subject: "program",
  description:
    "Writes a mail to people of a program (applicantRecipients), around the office's words in each reader's language. Nobody gets a second one for the same key.",
  args: builder.args((arg) => ({
    programId: arg.int({ required: true }),
    which: arg.field({ type: BulkWishRef, required: true }),
    filter: arg.field({ type: ApplicantsFilterRef }),
    subject: arg.string({ required: true, validate: programMessage.shape.subject }),
    message: arg.string({ required: true, validate: programMessage.shape.message }),
    requestKey: arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
  })),
  run: (tx, { programId, filter, requestKey = null, ...words }, author) =>
    writeToApplicants(tx, { ...words, filter: { ...filter, programId }, requestKey }, author),
});
