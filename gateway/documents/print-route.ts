// A route by which the office prints something of a program: read in one transaction with its line of the log, then set as a PDF.
import { Readable } from "node:stream";
import { type Answer, type Route, readInput, requireViewer } from "#gateway/auth/routes.ts";
import type { Authenticate } from "#gateway/auth/session.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { whileConnected } from "#gateway/http/while-connected.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { db, type Tx } from "#prisma/client.ts";
import type { Clock, Viewer } from "#schema/context.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { z } from "#schema/validation/zod.ts";

/** Prints of a kind that wait or are set at once in this gateway; one of each person. */
const AT_ONCE = 2;

interface Print<Request extends z.ZodType, Read> {
  readonly may: (viewer: Viewer) => boolean;
  readonly request: Request;
  readonly read: (tx: Tx, asked: z.output<Request>, author: Author, viewer: Viewer) => Promise<Read>;
  readonly set: (
    read: Read,
    asked: z.output<Request>,
    how: { at: Date; signal: AbortSignal },
  ) => Promise<Buffer>;
  /** Without its ending. */
  readonly fileName: (asked: z.output<Request>) => string;
}

interface PrintTools {
  readonly authenticate: Authenticate;
  readonly clock: Clock;
}

export function printRoute<Request extends z.ZodType, Read>(
  { authenticate, clock }: PrintTools,
  { may, request: schema, read, set, fileName }: Print<Request, Read>,
): Route {
  const places = createPlaces(1, AT_ONCE);
  return {
    method: "POST",
    run: async (request, address) => {
      const viewer = await requireViewer(authenticate, request);
      if (!may(viewer)) throw new HttpError("FORBIDDEN");
      const asked = await readInput(schema, request);
      return await places.hold(viewer.memberId, async () => {
        const at = clock.now();
        const author = { memberId: viewer.memberId, now: at, address };
        const found = await db.$transaction((tx) => read(tx, asked, author, viewer));
        const pdf = await whileConnected(request, (signal) => set(found, asked, { at, signal }));
        return asPdf(pdf, fileName(asked));
      });
    },
  };
}

export const asPdf = (pdf: Buffer, name: string): Answer => ({
  status: 200,
  headers: {
    "content-type": "application/pdf",
    "content-length": String(pdf.length),
    "content-disposition": `attachment; filename="${name}.pdf"`,
  },
  send: (write) => write(Readable.from([pdf])),
});

/** The name of a file of several. */
export const withPart = (name: string, part: number): string => (part === 1 ? name : `${name}-${part}`);

/** What the audit log says of a part after the first. */
export const auditedPart = (part: number) => (part === 1 ? {} : { part });
