// POST /api/v1/abstract-books: the abstracts of a program's sessions as a book, for the office of programs.
import { Readable } from "node:stream";
import { type Route, readInput, requireViewer } from "#gateway/auth/routes.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { whileConnected } from "#gateway/http/while-connected.ts";
import { createPlaces } from "#gateway/uploads/places.ts";
import { db } from "#prisma/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { managePresentations } from "#schema/policies/programs/presentations.ts";
import { readAbstractBook } from "#schema/programs/presentations/abstract-book.ts";
import { abstractBookRequest } from "#schema/validation/programs/presentations.ts";
import type { ExamSheetTools } from "./exam-routes.ts";

/** Books of all that wait or are set at once in this gateway. */
const BOOKS = 2;

export function abstractBookRoute({
  authenticate,
  clock,
  examSheets,
}: Pick<ExamSheetTools, "authenticate" | "clock" | "examSheets">): Route {
  const places = createPlaces(1, BOOKS);
  return {
    method: "POST",
    run: async (request) => {
      const viewer = await requireViewer(authenticate, request);
      if (!managePresentations(viewer)) throw new HttpError("FORBIDDEN");
      const { program_id: programId } = await readInput(abstractBookRequest, request);
      return await places.hold(viewer.memberId, async () => {
        const book = await readAbstractBook(db, programId, await readSettings(db));
        const pdf = await whileConnected(request, (signal) =>
          examSheets.pdf(book, { photos: new Map(), at: clock.now(), signal }),
        );
        return {
          status: 200,
          headers: {
            "content-type": "application/pdf",
            "content-length": String(pdf.length),
            "content-disposition": `attachment; filename="abstracts-${programId}.pdf"`,
          },
          send: (write) => write(Readable.from([pdf])),
        };
      });
    },
  };
}
