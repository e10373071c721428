// The check-in of a program: for the office, and for helpers by a link.

import { db } from "#prisma/client.ts";
import type { DoorLink } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { checkInByLink, manageAttendance } from "#schema/policies/programs/attendance.ts";
import { requireSight } from "#schema/programs/exams/require-sight.ts";
import { doorToken } from "#schema/validation/programs/attendance.ts";
import { CheckInRef, readCheckIn } from "./check-in.ts";
import { openDoorLink } from "./door-links.ts";

const LinkedCheckInRef = builder.objectRef<DoorLink>("LinkedCheckIn").implement({
  description: "What the link of a helper opens.",
  fields: (t) => ({
    opensAt: t.expose("opensAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    checkIn: t.field({
      type: CheckInRef,
      nullable: true,
      description: "Null until the link opens.",
      resolve: ({ programId, opensAt }, _args, { clock }) =>
        opensAt > clock.now() ? null : readCheckIn(programId),
    }),
  }),
});

builder.queryFields((t) => ({
  checkIn: t.field({
    type: CheckInRef,
    nullable: true,
    description: "The people expected at a program; null where it is not there.",
    authScopes: { can: manageAttendance },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: async (_root, { programId }, context) => {
      requireSight(context.viewer, programId);
      const program = await readCheckIn(programId);
      if (program) {
        const view = { action: "viewApplicants", subject: "program", subjectId: programId } as const;
        await recordView(view, authorOf(context));
      }
      return program;
    },
  }),

  linkedCheckIn: t.field({
    type: LinkedCheckInRef,
    nullable: true,
    description: "What a helper's link opens; null where it is none, was revoked, or its day is over.",
    authScopes: { can: checkInByLink },
    args: { link: t.arg.string({ required: true, validate: doorToken }) },
    resolve: (_root, { link }, { mail, clock }) =>
      openDoorLink(db, link, { links: mail.links, now: clock.now() }),
  }),
}));
