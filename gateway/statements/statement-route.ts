// POST /api/v1/statements, with the bytes of a bank statement as they are: its lines are kept, each once (decision 83).
import type { Route } from "#gateway/auth/routes.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import { keepRows } from "#schema/bank/keep-rows.ts";
import { readLayouts } from "#schema/bank/statement-layout.ts";
import { managePayments } from "#schema/policies/payments.ts";
import {
  findColumns,
  HEADINGS_WITHIN,
  STATEMENT_MAX_BYTES,
  STATEMENT_ROWS_MAX,
  toStatementRows,
} from "#schema/validation/statements.ts";
import { readStatement } from "./read-statement.ts";
import { type SheetTools, sheetRoute } from "./sheet-route.ts";

export const statementRoute = (tools: SheetTools): Route =>
  sheetRoute(tools, {
    may: managePayments,
    maxBytes: STATEMENT_MAX_BYTES,
    places: 3,
    keep: (bytes, author, asked) => keep(bytes, author, asked.has("ask")),
  });

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
