// POST /api/v1/participant-lists: the list of participants of a program to print, for the office of programs.
import type { Route } from "#gateway/auth/routes.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { readParticipantList } from "#schema/programs/applications/participant-list.ts";
import { requireSight } from "#schema/programs/exams/require-sight.ts";
import { participantListRequest } from "#schema/validation/programs/participant-list.ts";
import type { ExamSheetTools } from "./exam-routes.ts";
import { auditedPart, printRoute, withPart } from "./print-route.ts";

type Tools = Pick<ExamSheetTools, "authenticate" | "clock" | "examSheets">;

export const participantListRoute = ({ examSheets, ...tools }: Tools): Route =>
  printRoute(tools, {
    may: manageApplications,
    request: participantListRequest,
    read: async (tx, { program_id: programId, language, part }, author, viewer) => {
      requireSight(viewer, programId);
      const list = await readParticipantList(tx, { programId, language, part }, await readSettings(tx));
      const line = { action: "printParticipants", subject: "program", subjectId: programId } as const;
      await recordAudit(tx, author, { ...line, after: { count: list.people.length, ...auditedPart(part) } });
      return list;
    },
    set: (list, _asked, how) => examSheets.pdf(list, { photos: new Map(), ...how }),
    fileName: ({ program_id, part }) => withPart(`participants-${program_id}`, part),
  });
