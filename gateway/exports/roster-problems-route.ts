// POST /api/v1/roster-problems: what is wrong with the rows of a roster as a workbook, for the person who
// corrects the file (docs/people.md#adding-and-merging).
import { Readable } from "node:stream";
import { type Route, requireViewer } from "#gateway/auth/routes.ts";
import { readJsonObject } from "#gateway/http/body.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { DomainError } from "#schema/errors.ts";
import { planAllRows, recordRosterView } from "#schema/people/member-imports/plan-roster.ts";
import type { PlannedRow } from "#schema/people/member-imports/plan-rows.ts";
import { importMembers } from "#schema/policies/people/member-imports.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import {
  type CheckedRosterProblems,
  isRosterWarning,
  rosterProblems,
} from "#schema/validation/people/rosters.ts";
import type { ExportTools } from "./export-route.ts";
import { xlsxFile } from "./xlsx.ts";

const PLACES_EACH = 1;
const PLACES = 2;
/** Rows of the roster. */
const AT_ONCE = 500;
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The route throws HttpError FORBIDDEN, VALIDATION, NOT_FOUND. */
export function rosterProblemsRoute({ authenticate, clock }: ExportTools): Route {
  const places = createPlaces(PLACES_EACH, PLACES);
  return {
    method: "POST",
    run: async (request) => {
      const viewer = await requireViewer(authenticate, request);
      if (!importMembers(viewer)) throw new HttpError("FORBIDDEN");
      const checked = check(rosterProblems, await readJsonObject(request));
      if (!checked.ok) throw new HttpError("VALIDATION", { fields: checked.fields });
      const { value: asked } = checked;
      const now = clock.now();
      return await places.hold(viewer.memberId, async () => {
        const planned = await planAllRows(asked, now).catch((error: unknown) => {
          if (error instanceof DomainError) throw new HttpError("NOT_FOUND");
          throw error;
        });
        await recordRosterView(asked.id, { memberId: viewer.memberId, now });
        const file = xlsxFile(asked.sheet, asked.headings, batches(planned, asked));
        return {
          status: 200,
          headers: {
            "content-type": TYPE,
            "content-disposition": 'attachment; filename="roster-problems.xlsx"',
          },
          send: (write) => write(Readable.from(file, { objectMode: false })),
        };
      });
    },
  };
}

/** A row for each problem: line, name, column, what its cell says, what is wrong, and what happens to the row. */
async function* batches(planned: readonly PlannedRow[], { words }: CheckedRosterProblems) {
  const say = (code: string) => words[code] ?? code;
  // In parts: a sheet writes each of them in one go.
  for (let from = 0; from < planned.length; from += AT_ONCE) {
    yield planned
      .slice(from, from + AT_ONCE)
      .flatMap(({ line, name, becomes, problems }) =>
        problems.map(({ field, code, value }) => [
          ...[line + 1, name, say(field), value, words[`${field} ${code}`] ?? say(code)],
          say(becomes === "REFUSED" ? "REFUSED" : isRosterWarning(code) ? "TAKEN" : "LEFT_OUT"),
        ]),
      );
  }
}
