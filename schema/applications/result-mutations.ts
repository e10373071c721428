// What the office does with the results of an exam as a whole (those of one examinee: applicant-mutations.ts).
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { manageApplications } from "#schema/policies/applications.ts";
import { ProgramForEditingRef } from "#schema/programs/program-for-editing.ts";
import { authorOf } from "#schema/shared/author.ts";
import { resultsRelease, withholdReason } from "#schema/validation/application-office.ts";
import { releaseResults, withholdResults } from "./release-results.ts";

const authScopes = { can: manageApplications };

builder.mutationFields((t) => {
  const programId = t.arg.int({ required: true });
  return {
    releaseResults: t.prismaField({
      type: ProgramForEditingRef,
      description:
        "Says from which minute on the examinees of a session read their results; one that has passed means at once. MOVE_REFUSED for results that are released already.",
      authScopes,
      args: { programId, at: t.arg({ type: "DateTime", required: true }) },
      validate: resultsRelease.loose(),
      resolve: async (query, _root, { programId, ...given }, context) => {
        const { at } = resultsRelease.parse(given);
        await db.$transaction((tx) => releaseResults(tx, { programId, at }, authorOf(context)));
        return await db.program.findUniqueOrThrow({ ...query, where: { id: programId } });
      },
    }),

    withholdResults: t.prismaField({
      type: ProgramForEditingRef,
      description:
        "Takes back the release of results, which needs a reason once it has come, or the plan of it. MOVE_REFUSED.",
      authScopes,
      args: { programId, reason: t.arg.string({ validate: withholdReason }) },
      resolve: async (query, _root, { programId, reason = null }, context) => {
        await db.$transaction((tx) => withholdResults(tx, { programId, reason }, authorOf(context)));
        return await db.program.findUniqueOrThrow({ ...query, where: { id: programId } });
      },
    }),
  };
});
