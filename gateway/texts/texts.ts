// The words of an attached document, read in a process of its own: documents come from outside.
import { type ProcessLimits, runInProcess } from "#gateway/processes/run-in-process.ts";
import type { TextEnding } from "#schema/validation/core/files.ts";
import type { Reading } from "./reading.ts";

const PROGRAM = new URL("./text-process.ts", import.meta.url);
/** The reader itself has 90 MB, and a book of a thousand pages with pictures takes 100 more and 5 s. */
const LIMITS: ProcessLimits = {
  heapMegabytes: 256,
  residentMegabytes: 400,
  processorSeconds: 20,
  seconds: 180,
};

export interface ForTextProcess {
  readonly path: string;
  readonly ending: TextEnding;
}

/** What was read; a fault of the system, which says nothing about the document. */
export type FromTextProcess = Reading | { readonly fault: string };

/**
 * Reads a document.
 * @returns TOO_LARGE also for what took too long, or ended the process by the memory it took
 * @throws when no process can be started, or the system cannot read the file
 */
export async function readText(path: string, ending: TextEnding): Promise<Reading> {
  const asked: ForTextProcess = { path, ending };
  const said = await runInProcess<FromTextProcess>(asked, {
    program: PROGRAM,
    lane: "documents",
    limits: LIMITS,
  });
  if (said && "fault" in said) throw new Error(said.fault);
  return said ?? { state: "TOO_LARGE" };
}
