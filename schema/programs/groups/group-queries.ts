// The groups that a contact applied for, and those of a program for its office.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { refusal } from "#schema/errors.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { applyForGroup } from "#schema/policies/programs/groups.ts";
import { requireSight } from "#schema/programs/exams/require-sight.ts";
import { ApplicationGroupRef } from "./application-group.ts";

/** More than anybody applies for; the newest are shown. */
const MINE_MAX = 50;
/** Groups of one program that the office's list is narrowed by. */
const OF_PROGRAM_MAX = 200;

builder.queryFields((t) => ({
  myGroups: t.prismaField({
    type: [ApplicationGroupRef],
    description: "The groups that the viewer applied for, the newest first.",
    authScopes: { can: applyForGroup },
    resolve: (query, _root, _args, { viewer }) => {
      if (!viewer) throw refusal(false);
      return db.applicationGroup.findMany({
        ...query,
        where: { memberId: viewer.memberId },
        orderBy: { id: "desc" },
        take: MINE_MAX,
      });
    },
  }),

  groupsOfProgram: t.prismaField({
    type: [ApplicationGroupRef],
    description: "The groups of a program, the newest first.",
    authScopes: { can: manageApplications },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { programId }, { viewer }) => {
      requireSight(viewer, programId);
      return db.applicationGroup.findMany({
        ...query,
        where: { programId },
        orderBy: { id: "desc" },
        take: OF_PROGRAM_MAX,
      });
    },
  }),
}));
