// Reads a TMX file in a process that is ended when it takes too much: it comes from outside.
import { HttpError } from "#gateway/http/errors.ts";
import { type ProcessLimits, runInProcess } from "#gateway/processes/run-in-process.ts";
import type { ReadTmx, TmxRefusal } from "./parse-tmx.ts";

const PROGRAM = new URL("./tmx-process.ts", import.meta.url);
/** 20 MB with 20,000 units take a fifth of the time. */
const LIMITS: ProcessLimits = {
  heapMegabytes: 384,
  residentMegabytes: 700,
  processorSeconds: 15,
  seconds: 45,
};

export interface ForTmxProcess {
  readonly bytes: Uint8Array;
}

/** @param signal ends the reading @throws HttpError FILE_DAMAGED for what nobody can read in time */
export async function readTmx(bytes: Buffer, signal: AbortSignal): Promise<ReadTmx | TmxRefusal> {
  const asked: ForTmxProcess = { bytes };
  const run = { program: PROGRAM, lane: "tables", limits: LIMITS, signal } as const;
  const said = await runInProcess<ReadTmx | TmxRefusal>(asked, run);
  if (said === null) throw new HttpError("FILE_DAMAGED");
  return said;
}
