// POST /api/v1/rosters?name=…, with the bytes of a roster as they are: its rows are kept, and count only once somebody begins it (decision 175).
import { type Route, requireViewer } from "#gateway/auth/routes.ts";
import { senderOf } from "#gateway/auth/sender.ts";
import { readBytes } from "#gateway/http/body.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { closeUnread } from "#gateway/uploads/receive-body.ts";
import { db } from "#prisma/client.ts";
import { keepRoster } from "#schema/member-imports/keep-roster.ts";
import { importMembers } from "#schema/policies/member-imports.ts";
import { ROSTER_MAX_BYTES, ROSTER_ROWS_MAX } from "#schema/validation/rosters.ts";
import { readStatement } from "./read-statement.ts";
import { type StatementTools, sizeOf } from "./statement-route.ts";

/** Rosters of one person, and of all, that may be read at once. */
const PLACES_EACH = 1;
const PLACES = 2;
const NAME_MAX_LENGTH = 200;

export function rosterRoute(tools: StatementTools): Route {
  const places = createPlaces(PLACES_EACH, PLACES);
  return {
    method: "POST",
    run: async (request, from) => {
      try {
        const viewer = await requireViewer(tools.authenticate, request);
        if (!importMembers(viewer)) throw new HttpError("FORBIDDEN");
        const size = sizeOf(request, ROSTER_MAX_BYTES);
        const { memberId } = viewer;
        const asked = new URL(request.url ?? "", "http://roster.invalid").searchParams.get("name") ?? "";
        const name = asked.normalize("NFC").replace(/\p{C}/gu, "").slice(0, NAME_MAX_LENGTH);
        return await places.hold(memberId, async () => {
          await tools.throttle.upload(memberId, size);
          const bytes = await readBytes(request, ROSTER_MAX_BYTES);
          const rows = await readStatement(bytes, { bytes: ROSTER_MAX_BYTES, rows: ROSTER_ROWS_MAX });
          if (rows.length > ROSTER_ROWS_MAX + 1) throw new HttpError("FILE_TOO_LARGE");
          if (!rows.some((row) => row.filter((cell) => cell !== "").length > 1)) {
            throw new HttpError("STATEMENT_UNKNOWN");
          }
          const { address } = senderOf(request, from);
          const author = { memberId, now: tools.clock.now(), address };
          const id = await db.$transaction((tx) => keepRoster(tx, { name, rows }, author));
          return { status: 200, body: { id } };
        });
      } catch (error) {
        closeUnread(request);
        throw error;
      }
    },
  };
}
