// GET /api/v1/my-data: everything that is stored about the person who asks, as a zip.
import { Readable } from "node:stream";
import { type Route, requireViewer } from "#gateway/auth/routes.ts";
import type { Authenticate } from "#gateway/auth/session.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { Clock } from "#schema/context.ts";
import { myDataZip } from "./my-data-zip.ts";

export interface MyDataTools {
  readonly authenticate: Authenticate;
  readonly clock: Clock;
  readonly files: FileStore;
}

/** Of one person, and of all, that may be under way at once in this gateway. */
const PLACES_EACH = 1;
const PLACES = 5;

export function myDataRoute({ authenticate, clock, files }: MyDataTools): Route {
  const places = createPlaces(PLACES_EACH, PLACES);
  return {
    method: "GET",
    run: async (request) => {
      const { memberId } = await requireViewer(authenticate, request);
      return {
        status: 200,
        headers: {
          "content-type": "application/zip",
          "content-disposition": 'attachment; filename="my-data.zip"',
        },
        send: (write) =>
          places.hold(memberId, () =>
            write(Readable.from(myDataZip(files, memberId, clock.now()), { objectMode: false })),
          ),
      };
    },
  };
}
