// Reads a table, a bank's statement or a roster, into rows of cells: xlsx, xls (BIFF), and HTML or CSV under whatever name. It comes from outside, so it is read in
// a thread that is ended when it takes too long, and a zip is weighed before anything is unpacked.
import { Worker } from "node:worker_threads";
import { fromBufferPromise } from "yauzl";
import { HttpError } from "#gateway/http/errors.ts";
import { STATEMENT_MAX_BYTES, STATEMENT_ROWS_MAX } from "#schema/validation/statements.ts";
import type { ForStatementThread, FromStatementThread } from "./statement-worker.ts";

/** Bytes that a zip may unpack to, and its entries: a workbook of 5,000 rows has 2 MB in some ten. */
const UNPACKED_MAX = 50 * 1024 * 1024;
const ENTRIES_MAX = 500;
/** A statement of 5,000 rows takes a twentieth of this, a roster of 20,000 a fifth. */
const MILLISECONDS = 10_000;
const HEAP_MEGABYTES = 256;
const ZIP = Buffer.from("504b0304", "hex");

/** Rows as they stand in the file; a cell is a text as a person reads it. */
export type StatementCells = readonly (readonly string[])[];

interface Bounds {
  readonly bytes: number;
  readonly rows: number;
}

/** Of a bank statement. */
const STATEMENT: Bounds = { bytes: STATEMENT_MAX_BYTES, rows: STATEMENT_ROWS_MAX };

/** @throws HttpError FILE_TOO_LARGE, also for what unpacks to too much; FILE_DAMAGED for what nobody can read in time */
export async function readStatement(bytes: Buffer, bounds: Bounds = STATEMENT): Promise<StatementCells> {
  return (await readBounded(bytes, bounds, false)).rows;
}

/** A statement with what each of its lines says as the file has it (`rawLines`). @throws HttpError as `readStatement` */
export const readStatementLines = (bytes: Buffer): Promise<ReadLines> => readBounded(bytes, STATEMENT, true);

export interface ReadLines {
  readonly rows: StatementCells;
  readonly raw: readonly string[];
}

async function readBounded(bytes: Buffer, bounds: Bounds, wantsRaw: boolean): Promise<ReadLines> {
  if (bytes.length > bounds.bytes) throw new HttpError("FILE_TOO_LARGE");
  if (bytes.subarray(0, 4).equals(ZIP)) await weighZip(bytes);
  const said = await readInThread({ bytes: new Uint8Array(bytes), rowsMax: bounds.rows, wantsRaw });
  if (said === null) throw new HttpError("FILE_DAMAGED");
  return said;
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

/** @returns null when the thread could not read it, broke, or took too long */
async function readInThread(workerData: ForStatementThread): Promise<ReadLines | null> {
  const worker = new Worker(new URL("./statement-worker.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    env: {},
  });
  const { promise, resolve } = Promise.withResolvers<ReadLines | null>();
  const late = setTimeout(() => resolve(null), MILLISECONDS);
  worker.once("message", ({ rows, raw }: FromStatementThread) => resolve(rows && { rows, raw }));
  worker.once("error", () => resolve(null));
  worker.once("exit", () => resolve(null));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
