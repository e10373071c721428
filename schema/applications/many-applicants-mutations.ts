// What the office does with many applicants of a program at once: each call is a transaction over the next of them
// (schema/lists/bulk.ts).
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { BulkStepRef, BulkWishRef } from "#schema/lists/bulk.ts";
import { manageApplications } from "#schema/policies/applications.ts";
import { authorOf } from "#schema/shared/author.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/shared/request-key.ts";
import { programMessage } from "#schema/validation/application-office.ts";
import { chosenIds } from "#schema/validation/bulk.ts";
import { ApplicantsFilterRef } from "./applicant-page.ts";
import { countRecipients } from "./letter-recipients.ts";
import { recordAttendanceOfMany } from "./record-attendance.ts";
import { writeToApplicants } from "./write-to-applicants.ts";

const authScopes = { can: manageApplications };

builder.queryField("applicantRecipients", (t) =>
  t.int({
    description:
      "How many people writeToApplicants would reach: the chosen ones, or those the filter holds, who have a seat unless it names states.",
    authScopes,
    args: {
      programId: t.arg.int({ required: true }),
      filter: t.arg({ type: ApplicantsFilterRef }),
      ids: t.arg.intList({ validate: chosenIds }),
    },
    resolve: (_root, { programId, filter, ids }, { clock }) =>
      countRecipients(db, { filter: { ...filter, programId }, now: clock.now() }, ids),
  }),
);

builder.mutationFields((t) => {
  const meant = {
    programId: t.arg.int({ required: true }),
    which: t.arg({ type: BulkWishRef, required: true }),
    filter: t.arg({ type: ApplicantsFilterRef }),
  };
  return {
    recordAttendanceOfMany: t.field({
      type: BulkStepRef,
      description:
        "Notes who came and who did not, of those with a confirmed seat; null takes the note back.",
      authScopes,
      args: { ...meant, attended: t.arg.boolean() },
      resolve: (_root, { programId, which, filter, attended = null }, context) =>
        db.$transaction((tx) =>
          recordAttendanceOfMany(
            tx,
            { which, filter: { ...filter, programId }, attended },
            authorOf(context),
          ),
        ),
    }),

    writeToApplicants: t.field({
      type: BulkStepRef,
      description:
        "Writes a mail to people of a program (applicantRecipients), around the office's words in each reader's language. Nobody gets a second one for the same key.",
      authScopes,
      args: {
        ...meant,
        subject: t.arg.string({ required: true, validate: programMessage.shape.subject }),
        message: t.arg.string({ required: true, validate: programMessage.shape.message }),
        requestKey: t.arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
      },
      resolve: (_root, { programId, filter, requestKey = null, ...words }, context) =>
        db.$transaction((tx) =>
          writeToApplicants(
            tx,
            { ...words, filter: { ...filter, programId }, requestKey },
            authorOf(context),
          ),
        ),
    }),
  };
});
