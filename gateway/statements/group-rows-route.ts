// POST /api/v1/group-rows, with the bytes of a sheet of people as they are, answers {rows}: cells of text,
// which the contact looks at before anything is sent (docs/applications.md#group-applications). Nothing is
// saved. A contact without an account has the link in the header
// `Authorization: Group <link>`, because addresses are logged.
import type { Route } from "#gateway/auth/routes.ts";
import { readBytes } from "#gateway/http/body.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { whileConnected } from "#gateway/http/while-connected.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { closeUnread } from "#gateway/uploads/receive-body.ts";
import { db } from "#prisma/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { applyForGroup } from "#schema/policies/programs/groups.ts";
import { findGroupLink } from "#schema/programs/groups/group-links.ts";
import { GROUP_ROWS_MAX, GROUP_SHEET_MAX_BYTES } from "#schema/validation/programs/groups.ts";
import { readStatement } from "./read-statement.ts";
import { type SheetTools, sheetRoute, sizeOf } from "./sheet-route.ts";

/** Sheets that are read at once: of members, and of those who come by a link. */
const PLACES = 3;
const PLACES_BY_LINK = 2;
/** Rows above and below the people: a title, the headings, notes. */
const OTHER_ROWS = 50;
const SCHEME = /^Group ([\w-]{1,200})$/;

async function rowsOf(bytes: Buffer, signal: AbortSignal) {
  const most = GROUP_ROWS_MAX + OTHER_ROWS;
  const rows = await readStatement(bytes, { bytes: GROUP_SHEET_MAX_BYTES, rows: most, signal });
  if (rows.length > most) throw new HttpError("FILE_TOO_LARGE");
  return { rows };
}

export function groupRowsRoute(tools: SheetTools & { readonly links: OneTimeLinks }): Route {
  const ofMembers = sheetRoute(tools, {
    may: applyForGroup,
    maxBytes: GROUP_SHEET_MAX_BYTES,
    places: PLACES,
    keep: (bytes, _sender, _asked, signal) => rowsOf(bytes, signal),
  });
  const places = createPlaces(1, PLACES_BY_LINK);
  const byLink: Route["run"] = async (request) => {
    try {
      const token = SCHEME.exec(request.headers.authorization ?? "")?.[1] ?? "";
      const link = await findGroupLink(db, token, { links: tools.links, now: tools.clock.now() });
      if (!link) throw new HttpError("LINK_ENDED");
      const size = sizeOf(request, GROUP_SHEET_MAX_BYTES);
      return await places.hold(0, async () => {
        await tools.throttle.groupSheet(link.id, size);
        const bytes = await readBytes(request, GROUP_SHEET_MAX_BYTES);
        return await whileConnected(request, async (signal) => {
          return { status: 200, body: await rowsOf(bytes, signal) };
        });
      });
    } catch (error) {
      closeUnread(request);
      throw error;
    }
  };
  return {
    method: "POST",
    run: (request, address) =>
      SCHEME.test(request.headers.authorization ?? "")
        ? byLink(request, address)
        : ofMembers.run(request, address),
  };
}
