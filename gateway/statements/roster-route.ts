// POST /api/v1/rosters?name=…, with the bytes of a roster as they are: its rows are stored, and count only
// once somebody begins it (docs/people.md#adding-and-merging).
import type { Route } from "#gateway/auth/routes.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import { storeRoster } from "#schema/people/member-imports/store-roster.ts";
import { importMembers } from "#schema/policies/people/member-imports.ts";
import { ROSTER_MAX_BYTES, ROSTER_ROWS_MAX } from "#schema/validation/people/rosters.ts";
import { readPlaced } from "./read-statement.ts";
import { type SheetTools, sheetRoute } from "./sheet-route.ts";

const NAME_MAX_LENGTH = 200;

export const rosterRoute = (tools: SheetTools): Route =>
  sheetRoute(tools, {
    may: importMembers,
    maxBytes: ROSTER_MAX_BYTES,
    places: 2,
    keep: async (bytes, author, asked, signal) => {
      const name = (asked.get("name") ?? "")
        .normalize("NFC")
        .replace(/\p{C}/gu, "")
        .slice(0, NAME_MAX_LENGTH);
      const { rows, places } = await readPlaced(bytes, {
        bytes: ROSTER_MAX_BYTES,
        rows: ROSTER_ROWS_MAX,
        signal,
      });
      if (rows.length > ROSTER_ROWS_MAX + 1) throw new HttpError("FILE_TOO_LARGE");
      if (!rows.some((row) => row.filter((cell) => cell !== "").length > 1)) {
        throw new HttpError("STATEMENT_UNKNOWN");
      }
      return { id: await db.$transaction((tx) => storeRoster(tx, { name, rows, places }, author)) };
    },
  });
