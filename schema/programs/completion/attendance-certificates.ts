// Who took part in a seminar, for the office, with the certificates of attendance.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { rows } from "#schema/cost.ts";
import { manageAttendance } from "#schema/policies/programs/attendance.ts";
import { ATTENDANCE_CERTIFICATE_STATES, type Attendee, readAttendees } from "./read-attendees.ts";

const StateRef = builder.enumType("AttendanceCertificateState", { values: ATTENDANCE_CERTIFICATE_STATES });

const AttendeeRef = builder.objectRef<Attendee>("Attendee").implement({
  description: "Somebody who took part in a seminar.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id", description: "Of the application." }),
    name: t.exposeString("name"),
    certificate: t.expose("certificate", { type: StateRef }),
  }),
});

builder.queryField("attendees", (t) =>
  t.field({
    type: [AttendeeRef],
    nullable: true,
    description: "Who took part in a seminar, by name; null for anything else, and where there is none.",
    authScopes: { can: manageAttendance },
    complexity: rows(100),
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: async (_root, { programId }, context) => {
      const found = await db.program.count({ where: { id: programId, deletedAt: null, kind: "SEMINAR" } });
      if (found === 0) return null;
      const view = { action: "viewApplicants", subject: "program", subjectId: programId } as const;
      await recordView(view, authorOf(context));
      return [...(await readAttendees(db, programId))];
    },
  }),
);
