// A rater's scoring sheet as a workbook, out and in, without an account: the link of the rater is in the
// header `Authorization: Rating <link>`, because addresses are logged. A workbook is read into rows of cells
// and not saved: the rater checks it first.
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { Route } from "#gateway/auth/routes.ts";
import type { Throttle } from "#gateway/auth/throttle.ts";
import { xlsxFile } from "#gateway/exports/xlsx.ts";
import { readBytes, readJsonObject } from "#gateway/http/body.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { whileConnected } from "#gateway/http/while-connected.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { closeUnread } from "#gateway/uploads/receive-body.ts";
import { db } from "#prisma/client.ts";
import type { ExamRater } from "#prisma/generated/client.ts";
import type { Clock, OneTimeLinks } from "#schema/context.ts";
import { openRaterLink } from "#schema/programs/exams/rater-links.ts";
import { readSheetTable } from "#schema/programs/exams/read-sheet.ts";
import { isRaterLocked } from "#schema/programs/exams/release-lock.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { ratingStatusOf } from "#schema/validation/programs/exam-raters.ts";
import { SCORE_ROWS_MAX, SHEET_MAX_BYTES, scoreSheet } from "#schema/validation/programs/exam-scores.ts";
import { readStatement } from "./read-statement.ts";
import { sizeOf } from "./sheet-route.ts";

export interface ScoreSheetTools {
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly links: OneTimeLinks;
}

/** Of one rater, and of all, that may be under way at once. */
const PLACES_EACH = 1;
const PLACES = 4;
const SCHEME = /^Rating ([\w-]{1,200})$/;
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * POST /api/v1/score-sheet {paperId, sheet, headings} answers the workbook; POST /api/v1/score-sheet-rows,
 * with bytes, answers {rows}.
 */
export function scoreSheetRoutes(tools: ScoreSheetTools): readonly [string, Route][] {
  const places = createPlaces(PLACES_EACH, PLACES);
  const out: Route = {
    method: "POST",
    run: async (request) => {
      const rater = await raterOf(tools, request);
      const checked = check(scoreSheet, await readJsonObject(request));
      if (!checked.ok) throw new HttpError("VALIDATION", { fields: checked.fields });
      const { paperId, headings, sheet } = checked.value;
      const table = await readSheetTable(rater, paperId);
      if (table?.criteria !== headings.length - 2) throw new HttpError("NOT_FOUND");
      const file = xlsxFile(sheet, headings, inOne(table.rows));
      return {
        status: 200,
        headers: { "content-type": TYPE, "content-disposition": 'attachment; filename="scores.xlsx"' },
        send: (write) => places.hold(rater.id, () => write(Readable.from(file, { objectMode: false }))),
      };
    },
  };
  const into: Route = {
    method: "POST",
    run: async (request) => {
      try {
        const rater = await raterOf(tools, request);
        const size = sizeOf(request, SHEET_MAX_BYTES);
        return await places.hold(rater.id, async () => {
          await tools.throttle.scoreSheet(rater.id, size);
          const bytes = await readBytes(request, SHEET_MAX_BYTES);
          return await whileConnected(request, async (signal) => {
            const bounds = { bytes: SHEET_MAX_BYTES, rows: SCORE_ROWS_MAX, signal };
            const rows = await readStatement(bytes, bounds);
            if (rows.length > SCORE_ROWS_MAX + 1) throw new HttpError("FILE_TOO_LARGE");
            return { status: 200, body: { rows } };
          });
        });
      } catch (error) {
        closeUnread(request);
        throw error;
      }
    },
  };
  return [
    ["/api/v1/score-sheet", out],
    ["/api/v1/score-sheet-rows", into],
  ];
}

async function* inOne<Row>(rows: readonly Row[]) {
  yield rows;
}

/** @throws HttpError LINK_ENDED for somebody who does not score at the moment */
async function raterOf({ links, clock }: ScoreSheetTools, request: IncomingMessage): Promise<ExamRater> {
  const link = SCHEME.exec(request.headers.authorization ?? "")?.[1] ?? "";
  const rater = await openRaterLink(db, link, { links, now: clock.now() });
  const isOpen = rater !== null && ratingStatusOf(rater.state, await isRaterLocked(db, rater)) === "TO_SCORE";
  if (!isOpen) throw new HttpError("LINK_ENDED");
  return rater;
}
