// Defines what a person asks about own applications.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { refusal } from "#schema/errors.ts";
import { apply, readOwnApplications } from "#schema/policies/programs/applications.ts";
import { ApplicationRef } from "./application.ts";
import { ApplicationOfferRef, offerFor } from "./application-offer.ts";

/** More than anybody applies for; the newest are shown. */
const MINE_MAX = 200;

builder.queryFields((t) => ({
  applicationOffer: t.field({
    type: ApplicationOfferRef,
    nullable: true,
    description: "What the form of an application needs; null for a program that is not there.",
    authScopes: { can: apply },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: (_root, { programId }, { viewer, clock }) => {
      if (!viewer) throw refusal(false);
      return offerFor(programId, viewer, clock.now());
    },
  }),

  myApplications: t.prismaField({
    type: [ApplicationRef],
    description: "The own applications, the newest first.",
    authScopes: { can: readOwnApplications },
    resolve: (query, _root, _args, { viewer }) => {
      if (!viewer) throw refusal(false);
      return db.application.findMany({
        ...query,
        where: { memberId: viewer.memberId },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: MINE_MAX,
      });
    },
  }),
}));
