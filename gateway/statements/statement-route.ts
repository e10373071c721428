// POST /api/v1/statements, with the bytes of a bank statement as they are. `?preview` answers how it is read
// and what it would bring, and stores nothing. Else it is stored by the columns that a person has seen there:
// `?name=…&head=1&fields=DAY,,SENDER,IN` (decision 218).
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Route } from "#gateway/auth/routes.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import { compareStatement } from "#schema/money/bank/compare-statement.ts";
import { readLayouts } from "#schema/money/bank/statement-layout.ts";
import { storeStatement } from "#schema/money/bank/store-statement.ts";
import { openMonths } from "#schema/policies/money/month-ends.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import {
  type FoundColumns,
  findColumns,
  HEADINGS_WITHIN,
} from "#schema/validation/money/statement-columns.ts";
import { storedStatementInput } from "#schema/validation/money/statement-input.ts";
import {
  STATEMENT_MAX_BYTES,
  STATEMENT_ROWS_MAX,
  toStatementRows,
} from "#schema/validation/money/statements.ts";
import { type ReadLines, readStatementLines } from "./read-statement.ts";
import { type Sender, type SheetTools, sheetRoute } from "./sheet-route.ts";

/** Rows that a preview shows below the row of headings. */
const SHOWN_BELOW = 10;

export const statementRoute = (tools: SheetTools): Route =>
  sheetRoute(tools, {
    may: managePayments,
    maxBytes: STATEMENT_MAX_BYTES,
    places: 3,
    keep: async (bytes, sender, asked, signal) => {
      const lines = await readStatementLines(bytes, signal);
      return asked.has("preview") ? await preview(lines, sender) : await store(lines, sender, asked);
    },
  });

/** In a turn of its own: the lines have just come from their process. */
async function rowsOf({ rows: cells, raw }: ReadLines, found: Pick<FoundColumns, "head" | "fields">) {
  await nextTurn();
  const read = toStatementRows(cells, found, raw);
  if (read.rows.length > STATEMENT_ROWS_MAX) throw new HttpError("FILE_TOO_LARGE");
  return read;
}

/** @throws HttpError STATEMENT_UNKNOWN for what has no columns at all; FILE_TOO_LARGE for too many lines */
async function preview(lines: ReadLines, { viewer }: Sender) {
  const { rows: cells } = lines;
  const found = findColumns(cells, await readLayouts());
  const shown = cells.slice(0, HEADINGS_WITHIN + SHOWN_BELOW);
  if (!shown.some((row) => row.filter((cell) => cell.trim() !== "").length > 1)) {
    throw new HttpError("STATEMENT_UNKNOWN");
  }
  if (!found) return { rows: shown, found, brings: null };
  const { rows, refused } = await rowsOf(lines, found);
  const { added, known, changed, inUse, closedMonths } = await compareStatement(db, rows);
  return {
    rows: shown,
    found,
    brings: {
      added: added.length,
      known,
      changed: changed.length,
      inUse,
      refused,
      closedMonths,
      viewerCanReopen: openMonths(viewer),
    },
  };
}

/** @throws HttpError VALIDATION for columns that are missing; MONTH_CLOSED; FORBIDDEN for a user who may not open a month */
async function store(lines: ReadLines, { viewer, ...author }: Sender, asked: URLSearchParams) {
  const checked = check(storedStatementInput, {
    name: asked.get("name") ?? "",
    head: Number(asked.get("head") ?? Number.NaN),
    fields: (asked.get("fields") ?? "").split(",").map((field) => field || null),
    reopen: asked.get("reopen"),
  });
  if (!checked.ok) throw new HttpError("VALIDATION", { fields: checked.fields });
  const { name, head, fields, reopen } = checked.value;
  if (reopen !== null && !openMonths(viewer)) throw new HttpError("FORBIDDEN");
  const { rows, refused } = await rowsOf(lines, { head, fields });
  const stored = await db.$transaction((tx) => storeStatement(tx, { name, rows, reopen }, author));
  return { ...stored, refused };
}
