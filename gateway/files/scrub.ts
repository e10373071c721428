// Removes from a document what identifies its author: its properties, and the names beside comments and
// tracked changes. It is done in a process of its own, whose memory goes with it (decision 63).
import { stat } from "node:fs/promises";
import { type ProcessLimits, runInProcess } from "#gateway/processes/run-in-process.ts";
import type { IncomingFile } from "#prisma/file-store.ts";
import type { BlindRefusal } from "#schema/validation/journal/blind-copies.ts";

const PROGRAM = new URL("./scrub-process.ts", import.meta.url);
/** A manuscript of 300 pages takes a tenth of it. */
const LIMITS: ProcessLimits = {
  heapMegabytes: 320,
  residentMegabytes: 400,
  processorSeconds: 10,
  seconds: 180,
};

export interface ForScrubProcess {
  readonly from: string;
  readonly to: string;
  /** Of the name, in small letters. */
  readonly ending: string;
  readonly names: readonly string[];
}

/** Why there is no copy, null where there is one; or a fault of the system, which says nothing about the document. */
export type FromScrubProcess = { readonly refused: BlindRefusal | null } | { readonly fault: string };

interface About {
  /** Its ending says how the document is scrubbed. */
  readonly name: string;
  /** Of people who must not be named. */
  readonly names: readonly string[];
  /** Ends the work. */
  readonly signal?: AbortSignal;
}

/**
 * Writes a document without what identifies its author into another file.
 * @returns the bytes written; why there are none: it is not passed on as it is
 * @throws when no process can be started, or the system cannot read or write one of the files
 */
export async function scrubTo(
  source: Pick<IncomingFile, "path">,
  target: Pick<IncomingFile, "path">,
  { name, names, signal }: About,
): Promise<{ readonly size: number } | { readonly refused: BlindRefusal }> {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const asked: ForScrubProcess = { from: source.path, to: target.path, ending, names };
  const said = await runInProcess<FromScrubProcess>(asked, {
    program: PROGRAM,
    lane: "documents",
    limits: LIMITS,
    signal,
  });
  if (said && "fault" in said) throw new Error(said.fault);
  const refused = said === null ? "TOO_LARGE" : said.refused;
  return refused === null ? { size: (await stat(target.path)).size } : { refused };
}
