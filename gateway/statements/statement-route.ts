// POST /api/v1/statements, with the bytes of a bank statement as they are: its lines are kept, each once (decision 83).
import type { IncomingMessage } from "node:http";
import { type Route, requireViewer } from "#gateway/auth/routes.ts";
import { senderOf } from "#gateway/auth/sender.ts";
import type { Authenticate } from "#gateway/auth/session.ts";
import type { Throttle } from "#gateway/auth/throttle.ts";
import { readBytes } from "#gateway/http/body.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { closeUnread } from "#gateway/uploads/receive-body.ts";
import { db } from "#prisma/client.ts";
import { keepRows } from "#schema/bank/keep-rows.ts";
import { readLayouts } from "#schema/bank/statement-layout.ts";
import type { Clock } from "#schema/context.ts";
import { managePayments } from "#schema/policies/payments.ts";
import {
  findColumns,
  HEADINGS_WITHIN,
  STATEMENT_MAX_BYTES,
  STATEMENT_ROWS_MAX,
  toStatementRows,
} from "#schema/validation/statements.ts";
import { readStatement } from "./read-statement.ts";

export interface StatementTools {
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly throttle: Throttle;
}

/** Statements of one person, and of all, that may be read at once. */
const PLACES_EACH = 1;
const PLACES = 3;

export function statementRoute(tools: StatementTools): Route {
  const places = createPlaces(PLACES_EACH, PLACES);
  return {
    method: "POST",
    run: async (request, from) => {
      try {
        const viewer = await requireViewer(tools.authenticate, request);
        if (!managePayments(viewer)) throw new HttpError("FORBIDDEN");
        const size = sizeOf(request, STATEMENT_MAX_BYTES);
        const { memberId } = viewer;
        return await places.hold(memberId, async () => {
          await tools.throttle.upload(memberId, size);
          const bytes = await readBytes(request, STATEMENT_MAX_BYTES);
          const { address } = senderOf(request, from);
          const author = { memberId, now: tools.clock.now(), address };
          const asks = new URL(request.url ?? "", "http://bank.invalid").searchParams.has("ask");
          return { status: 200, body: await keep(bytes, author, asks) };
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

/**
 * Keeps the lines. Where no line names a day and money that came in, or `asks`, it keeps none and answers the first rows: a person says
 * which column is which (decision 113).
 * @throws HttpError STATEMENT_UNKNOWN for what has no columns at all; FILE_TOO_LARGE for too many lines
 */
async function keep(bytes: Buffer, author: Parameters<typeof keepRows>[2], asks: boolean) {
  const cells = await readStatement(bytes);
  const found = asks ? null : findColumns(cells, await readLayouts());
  if (!found) {
    const shown = cells.slice(0, HEADINGS_WITHIN);
    if (!shown.some((row) => row.filter((cell) => cell.trim() !== "").length > 1)) {
      throw new HttpError("STATEMENT_UNKNOWN");
    }
    return { unknown: shown };
  }
  const { rows, refused } = toStatementRows(cells, found);
  if (rows.length > STATEMENT_ROWS_MAX) throw new HttpError("FILE_TOO_LARGE");
  const kept = await db.$transaction((tx) => keepRows(tx, rows, author));
  return { ...kept, refused };
}
