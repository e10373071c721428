// POST /api/v1/group-rows, with the bytes of a sheet of people as they are, answers {rows}: cells of text, which the member looks at before
// anything is sent (docs/programs.md#group-applications). Nothing is saved.
import type { Route } from "#gateway/auth/routes.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { applyForGroup } from "#schema/policies/programs/groups.ts";
import { GROUP_ROWS_MAX, GROUP_SHEET_MAX_BYTES } from "#schema/validation/programs/groups.ts";
import { readStatement } from "./read-statement.ts";
import { type SheetTools, sheetRoute } from "./sheet-route.ts";

/** Sheets that are read at once. */
const PLACES = 3;
/** Rows above and below the people: a title, the headings, notes. */
const OTHER_ROWS = 50;

export const groupRowsRoute = (tools: SheetTools): Route =>
  sheetRoute(tools, {
    may: applyForGroup,
    maxBytes: GROUP_SHEET_MAX_BYTES,
    places: PLACES,
    keep: async (bytes, _sender, _asked, signal) => {
      const most = GROUP_ROWS_MAX + OTHER_ROWS;
      const rows = await readStatement(bytes, { bytes: GROUP_SHEET_MAX_BYTES, rows: most, signal });
      if (rows.length > most) throw new HttpError("FILE_TOO_LARGE");
      return { rows };
    },
  });
