// Says what the office sends as a table: the bytes of a file as they are, by a POST. Who may not, what is too
// large and who is over the bound is refused before the bytes are read.
import type { IncomingMessage } from "node:http";
import { type Route, requireViewer } from "#gateway/auth/routes.ts";
import { senderOf } from "#gateway/auth/sender.ts";
import type { Authenticate } from "#gateway/auth/session.ts";
import type { Throttle } from "#gateway/auth/throttle.ts";
import { readBytes } from "#gateway/http/body.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { whileConnected } from "#gateway/http/while-connected.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { closeUnread } from "#gateway/uploads/receive-body.ts";
import type { Clock, Viewer } from "#schema/context.ts";

export interface SheetTools {
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly throttle: Throttle;
}

/** Who sent it, when, and from where. */
export interface Sender {
  readonly viewer: Viewer;
  readonly memberId: number;
  readonly now: Date;
  readonly address: string;
}

interface Sheet {
  readonly may: (viewer: Viewer) => boolean;
  readonly maxBytes: number;
  /** Of all that may be read at once; of one person it is one. */
  readonly places: number;
  /** @returns the body of the answer */
  readonly keep: (
    bytes: Buffer,
    sender: Sender,
    asked: URLSearchParams,
    /** The sender has gone. */
    signal: AbortSignal,
  ) => Promise<Readonly<Record<string, unknown>>>;
}

const PLACES_EACH = 1;

/**
 * The route throws HttpError FORBIDDEN, UNSUPPORTED_MEDIA_TYPE, MALFORMED, FILE_TOO_LARGE, TOO_MANY_TRIES, and what `keep` does.
 */
export function sheetRoute(tools: SheetTools, { may, maxBytes, places: most, keep }: Sheet): Route {
  const places = createPlaces(PLACES_EACH, most);
  return {
    method: "POST",
    run: async (request, from) => {
      try {
        const viewer = await requireViewer(tools.authenticate, request);
        if (!may(viewer)) throw new HttpError("FORBIDDEN");
        const size = sizeOf(request, maxBytes);
        const { memberId } = viewer;
        return await places.hold(memberId, async () => {
          await tools.throttle.upload(memberId, size);
          const bytes = await readBytes(request, maxBytes);
          const { address } = senderOf(request, from);
          const sender = { viewer, memberId, now: tools.clock.now(), address };
          const asked = new URL(request.url ?? "", "http://sheet.invalid").searchParams;
          return await whileConnected(request, async (signal) => {
            return { status: 200, body: await keep(bytes, sender, asked, signal) };
          });
        });
      } catch (error) {
        closeUnread(request);
        throw error;
      }
    },
  };
}

/** @throws HttpError for what can be refused unread */
export function sizeOf({ headers }: IncomingMessage, most: number): number {
  if (headers["content-type"] !== "application/octet-stream" || headers["content-encoding"]) {
    throw new HttpError("UNSUPPORTED_MEDIA_TYPE");
  }
  if (headers["content-length"] === undefined) throw new HttpError("MALFORMED");
  const size = Number(headers["content-length"]);
  if (size > most) throw new HttpError("FILE_TOO_LARGE");
  return size;
}
