// POST /api/v1/participant-lists: the list of participants of a program to print, for the office of programs.
import { type Route, readInput, requireViewer } from "#gateway/auth/routes.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { whileConnected } from "#gateway/http/while-connected.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { db } from "#prisma/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { readParticipantList } from "#schema/programs/applications/participant-list.ts";
import { participantListRequest } from "#schema/validation/programs/participant-list.ts";
import { asPdf, type ExamSheetTools } from "./exam-routes.ts";

/** Lists of all that wait or are set at once in this gateway. */
const LISTS = 2;

export function participantListRoute({
  authenticate,
  clock,
  examSheets,
}: Pick<ExamSheetTools, "authenticate" | "clock" | "examSheets">): Route {
  const places = createPlaces(1, LISTS);
  return {
    method: "POST",
    run: async (request, address) => {
      const viewer = await requireViewer(authenticate, request);
      if (!manageApplications(viewer)) throw new HttpError("FORBIDDEN");
      const { program_id: programId, language } = await readInput(participantListRequest, request);
      return await places.hold(viewer.memberId, async () => {
        const now = clock.now();
        const sheet = await db.$transaction(async (tx) => {
          const list = await readParticipantList(tx, { programId, language }, await readSettings(tx));
          const line = { action: "printParticipants", subject: "program", subjectId: programId } as const;
          const author = { memberId: viewer.memberId, now, address };
          await recordAudit(tx, author, { ...line, after: { count: list.people.length } });
          return list;
        });
        const pdf = await whileConnected(request, (signal) =>
          examSheets.pdf(sheet, { photos: new Map(), at: now, signal }),
        );
        return asPdf(pdf, `participants-${programId}`);
      });
    },
  };
}
