// POST /api/v1/exam-slips: an admission slip as a PDF, for its examinee, by the link of its mail, and for the office of programs.
// POST /api/v1/exam-lists: room lists, name cards and attendance sheets of a session, for the office of programs.
import { type Route, requireViewer } from "#gateway/auth/routes.ts";
import type { Authenticate } from "#gateway/auth/session.ts";
import { readJsonObject } from "#gateway/http/body.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { whileConnected } from "#gateway/http/while-connected.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { db } from "#prisma/client.ts";
import type { Clock, OneTimeLinks, SlipTokens } from "#schema/context.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { readExamList } from "#schema/programs/exams/exam-list-sheet.ts";
import { findLinkedSlip, findSlip } from "#schema/programs/exams/find-slip.ts";
import { requireSight } from "#schema/programs/exams/require-sight.ts";
import { toSlipSheet } from "#schema/programs/exams/slip-sheet.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { examListRequest, slipRequest } from "#schema/validation/programs/exam-prints.ts";
import type { ExamSheets } from "./exam-sheets.ts";
import { asPdf, auditedPart, printRoute, withPart } from "./print-route.ts";

export interface ExamSheetTools {
  readonly authenticate: Authenticate;
  readonly clock: Clock;
  readonly links: OneTimeLinks;
  readonly slips: SlipTokens;
  readonly examSheets: ExamSheets;
}

/** Slips of one person, and of all, that wait or are set at once in this gateway. */
const SLIPS_EACH = 2;
const SLIPS = 60;
/** All who come by a link share these. */
const BY_LINK = 0;
const SLIPS_BY_LINK = 30;

export function examSlipRoute({ authenticate, clock, links, slips, examSheets }: ExamSheetTools): Route {
  const places = createPlaces(SLIPS_EACH, SLIPS);
  const byLink = createPlaces(SLIPS_BY_LINK, SLIPS_BY_LINK);
  return {
    method: "POST",
    run: async (request, address) => {
      const body = await readJsonObject(request);
      // Visitors do not learn what is wrong with the request.
      const viewer = "link" in body ? null : await requireViewer(authenticate, request);
      const checked = check(slipRequest, body);
      if (!checked.ok) throw new HttpError("VALIDATION", { fields: checked.fields });
      const { application_id: id, link, language } = checked.value;
      const now = clock.now();
      const set = (signal: AbortSignal) => async () => {
        const row = await db.$transaction((tx) => {
          if (link !== null) return findLinkedSlip(tx, link, { links, now });
          if (viewer === null || id === null) throw new HttpError("UNAUTHENTICATED");
          return findSlip(tx, id, viewer, now);
        });
        if (viewer !== null && viewer.memberId !== row.memberId) {
          const view = { action: "viewApplication", subject: "application", subjectId: row.id } as const;
          await recordView(view, { memberId: viewer.memberId, now, address });
        }
        const sheet = toSlipSheet(row, language, await readSettings(db), slips.addressOf(row.id));
        const photos = new Map(row.photo ? [[String(row.id), row.photo]] : []);
        const pdf = await examSheets.pdf(sheet, { photos, at: row.updatedAt, signal });
        return asPdf(pdf, `admission-slip-${row.examNumber ?? row.id}`);
      };
      return await whileConnected(request, (signal) =>
        viewer === null ? byLink.hold(BY_LINK, set(signal)) : places.hold(viewer.memberId, set(signal)),
      );
    },
  };
}

export const examListRoute = ({ examSheets, ...tools }: ExamSheetTools): Route =>
  printRoute(tools, {
    may: manageApplications,
    request: examListRequest,
    read: async (tx, { program_id: programId, kind, part }, author, viewer) => {
      requireSight(viewer, programId);
      const list = await readExamList(tx, { programId, kind, part }, await readSettings(tx));
      const line = { action: "printExamList", subject: "program", subjectId: programId } as const;
      await recordAudit(tx, author, { ...line, after: { kind, count: list.count, ...auditedPart(part) } });
      return list;
    },
    set: ({ sheet, photos }, _asked, how) => examSheets.pdf(sheet, { photos, ...how }),
    fileName: ({ program_id, kind, part }) => withPart(`exam-${program_id}-${kind.toLowerCase()}`, part),
  });
