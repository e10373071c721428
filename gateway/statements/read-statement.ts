// Reads a table, a bank's statement or a roster, into rows of cells: xlsx, xls (BIFF), and HTML or CSV under
// whatever name. It comes from outside, so it is read in a process that is ended when it takes too much, and
// a zip is weighed before anything is unpacked.
import { fromBufferPromise } from "yauzl";
import { HttpError } from "#gateway/http/errors.ts";
import { type ProcessLimits, runInProcess } from "#gateway/processes/run-in-process.ts";
import { STATEMENT_MAX_BYTES, STATEMENT_ROWS_MAX } from "#schema/validation/money/statements.ts";
import type { ForStatementProcess, FromStatementProcess } from "./statement-process.ts";

/** Bytes that a zip may unpack to, and its entries: a workbook of 5,000 rows has 2 MB in some ten. */
const UNPACKED_MAX = 50 * 1024 * 1024;
const ENTRIES_MAX = 500;
const PROGRAM = new URL("./statement-process.ts", import.meta.url);
/** A statement of 5,000 rows takes a twentieth of the time, a roster of 20,000 a fifth. */
const LIMITS: ProcessLimits = {
  heapMegabytes: 256,
  residentMegabytes: 500,
  processorSeconds: 10,
  seconds: 30,
};
const ZIP = Buffer.from("504b0304", "hex");

/** Rows as they are in the file; a cell is a text as a person reads it. */
type StatementCells = readonly (readonly string[])[];

/** Of a bank statement, unless it is said. */
interface Bounds {
  readonly bytes?: number;
  readonly rows?: number;
  /** Ends the reading. */
  readonly signal?: AbortSignal;
}

/** @throws HttpError FILE_TOO_LARGE, also for what unpacks to too much; FILE_DAMAGED for what nobody can read in time */
export async function readStatement(bytes: Buffer, bounds: Bounds = {}): Promise<StatementCells> {
  return (await readBounded(bytes, bounds, false)).rows;
}

/**
 * A table whose rows are named to the person who has it before them.
 * @throws HttpError as `readStatement`
 */
export const readPlaced = (bytes: Buffer, bounds: Bounds): Promise<PlacedRows> =>
  readBounded(bytes, bounds, false);

interface PlacedRows {
  readonly rows: StatementCells;
  /** By row: its place in the sheet, counted from 0. */
  readonly places: readonly number[];
}

/**
 * A statement with what each of its lines says as the file has it (`rawLines`).
 * @param signal ends the reading
 * @throws HttpError as `readStatement`
 */
export const readStatementLines = (bytes: Buffer, signal: AbortSignal): Promise<ReadLines> =>
  readBounded(bytes, { signal }, true);

export interface ReadLines {
  readonly rows: StatementCells;
  readonly raw: readonly string[];
}

async function readBounded(
  bytes: Buffer,
  { bytes: bytesMax = STATEMENT_MAX_BYTES, rows: rowsMax = STATEMENT_ROWS_MAX, signal }: Bounds,
  wantsRaw: boolean,
): Promise<ReadLines & PlacedRows> {
  if (bytes.length > bytesMax) throw new HttpError("FILE_TOO_LARGE");
  if (bytes.subarray(0, 4).equals(ZIP)) await weighZip(bytes);
  const asked: ForStatementProcess = { bytes, rowsMax, wantsRaw };
  const said = await runInProcess<FromStatementProcess>(asked, {
    program: PROGRAM,
    lane: "tables",
    limits: LIMITS,
    signal,
  });
  if (!said?.rows) throw new HttpError("FILE_DAMAGED");
  return { rows: said.rows, places: said.places, raw: said.raw };
}

async function weighZip(bytes: Buffer): Promise<void> {
  let unpacked = 0;
  let entries = 0;
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true }).catch(() => {
    throw new HttpError("FILE_DAMAGED");
  });
  try {
    for await (const { uncompressedSize } of zip.eachEntry()) {
      unpacked += uncompressedSize;
      entries += 1;
      if (unpacked > UNPACKED_MAX || entries > ENTRIES_MAX) throw new HttpError("FILE_TOO_LARGE");
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError("FILE_DAMAGED");
  }
}
