// POST /api/v1/abstract-books: the abstracts of a program's sessions as a book, for the office of programs.
import type { Route } from "#gateway/auth/routes.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { managePresentations } from "#schema/policies/programs/presentations.ts";
import { readAbstractBook } from "#schema/programs/presentations/abstract-book.ts";
import { abstractBookRequest } from "#schema/validation/programs/presentations.ts";
import type { ExamSheetTools } from "./exam-routes.ts";
import { printRoute } from "./print-route.ts";

type Tools = Pick<ExamSheetTools, "authenticate" | "clock" | "examSheets">;

export const abstractBookRoute = ({ examSheets, ...tools }: Tools): Route =>
  printRoute(tools, {
    may: managePresentations,
    request: abstractBookRequest,
    read: async (tx, { program_id }) => await readAbstractBook(tx, program_id, await readSettings(tx)),
    set: (book, _asked, how) => examSheets.pdf(book, { photos: new Map(), ...how }),
    fileName: ({ program_id }) => `abstracts-${program_id}`,
  });
