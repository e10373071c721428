// Defines what the office does with the results of a session as a whole.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { ProgramForEditingRef } from "#schema/programs/programs/program-for-editing.ts";
import { resultsRelease, withholdReason } from "#schema/validation/programs/application-office.ts";
import { lockResults, releaseResults, restoreRelease, withholdResults } from "./release-results.ts";

const ofResults = {
  can: manageApplications,
  subject: "program",
  visitorsSee: false,
  type: ProgramForEditingRef,
  answer: (query: object, id: number) => db.program.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

action("lockResults", {
  who: "office",
  ...ofResults,
  description:
    "The first of two people locks the results of a session: its scores change no more. MOVE_REFUSED where they are locked; VALIDATION EXAM_NOT_OVER, SCORES_MISSING.",
  args: builder.args((arg) => ({ programId: arg.field({ type: "Id", required: true }) })),
  run: (tx, { programId }, author) => lockResults(tx, programId, author),
});

action("releaseResults", {
  who: "office",
  ...ofResults,
  description:
    "The second of two people says from which minute on the examinees read their results; one that has passed means at once. MOVE_REFUSED for what is not locked, or released already; SECOND_PERSON_NEEDED; RATER_MAY_NOT_CONFIRM.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    at: arg.field({ type: "DateTime", required: true }),
  })),
  validate: resultsRelease.loose(),
  run: (tx, { programId, ...given }, author) =>
    releaseResults(tx, { programId, at: resultsRelease.parse(given).at }, author),
});

action("withholdResults", {
  who: "office",
  ...ofResults,
  description:
    "Withdraws the lock of results, their planned release, or, with a reason, a release that has come. MOVE_REFUSED.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    reason: arg.string({ validate: withholdReason }),
  })),
  run: (tx, { programId, reason = null }, author) => withholdResults(tx, { programId, reason }, author),
});

action("restoreRelease", {
  who: "office",
  ...ofResults,
  description:
    "Undoes the withdrawal of a release that had come, while all results are still the same. MOVE_REFUSED; VALIDATION SCORES_MISSING.",
  args: builder.args((arg) => ({ programId: arg.field({ type: "Id", required: true }) })),
  run: (tx, { programId }, author) => restoreRelease(tx, programId, author),
});
