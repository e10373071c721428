// Reads a bank statement into rows of cells: xlsx, xls (BIFF), and HTML or CSV under whatever name. It comes from outside, so it is read in
// a thread that is ended when it takes too long, and a zip is weighed before anything is unpacked.
import { Worker } from "node:worker_threads";
import { fromBufferPromise } from "yauzl";
import { HttpError } from "#gateway/http/errors.ts";
import { STATEMENT_MAX_BYTES } from "#schema/validation/statements.ts";
import type { FromStatementThread } from "./statement-worker.ts";

/** Bytes that a zip may unpack to, and its entries: a workbook of 5,000 rows has 2 MB in some ten. */
const UNPACKED_MAX = 50 * 1024 * 1024;
const ENTRIES_MAX = 500;
/** A statement of 5,000 rows takes a tenth of this. */
const MILLISECONDS = 5_000;
const HEAP_MEGABYTES = 256;
const ZIP = Buffer.from("504b0304", "hex");

/** Rows as they stand in the file; a cell is a text as a person reads it. */
export type StatementCells = readonly (readonly string[])[];

/** @throws HttpError FILE_TOO_LARGE, also for what unpacks to too much; FILE_DAMAGED for what nobody can read in time */
export async function readStatement(bytes: Buffer): Promise<StatementCells> {
  if (bytes.length > STATEMENT_MAX_BYTES) throw new HttpError("FILE_TOO_LARGE");
  if (bytes.subarray(0, 4).equals(ZIP)) await weighZip(bytes);
  const said = await readInThread(bytes);
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
async function readInThread(bytes: Buffer): Promise<StatementCells | null> {
  const worker = new Worker(new URL("./statement-worker.ts", import.meta.url), {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    env: {},
  });
  const { promise, resolve } = Promise.withResolvers<StatementCells | null>();
  const late = setTimeout(() => resolve(null), MILLISECONDS);
  worker.once("message", ({ rows }: FromStatementThread) => resolve(rows));
  worker.once("error", () => resolve(null));
  worker.once("exit", () => resolve(null));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
