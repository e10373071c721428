// What the office does with the results of an exam as a whole (those of one examinee: applicant-mutations.ts).
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { officeMutation } from "#schema/office-mutation.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { ProgramForEditingRef } from "#schema/programs/programs/program-for-editing.ts";
import { resultsRelease, withholdReason } from "#schema/validation/programs/application-office.ts";
import { releaseResults, withholdResults } from "./release-results.ts";

const ofResults = {
  can: manageApplications,
  subject: "program",
  visitorsSee: false,
  type: ProgramForEditingRef,
  answer: (query: object, id: number) => db.program.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

officeMutation("releaseResults", {
  ...ofResults,
  description:
    "Says from which minute on the examinees of a session read their results; one that has passed means at once. MOVE_REFUSED for results that are released already.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    at: arg.field({ type: "DateTime", required: true }),
  })),
  validate: resultsRelease.loose(),
  run: (tx, { programId, ...given }, { now }) =>
    releaseResults(tx, { programId, at: resultsRelease.parse(given).at }, now),
});

officeMutation("withholdResults", {
  ...ofResults,
  description:
    "Takes back the release of results, which needs a reason once it has come, or the plan of it. MOVE_REFUSED.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    reason: arg.string({ validate: withholdReason }),
  })),
  run: (tx, { programId, reason = null }, { now }) => withholdResults(tx, { programId, reason }, now),
});
