// Takes out of a document what tells who made it: its properties, and the names beside comments and tracked changes. It is done in a process of its own,
// whose memory goes with it (decision 63).
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { HttpError } from "#gateway/http/errors.ts";
import { type ProcessLimits, runInProcess } from "#gateway/processes/run-in-process.ts";
import type { File } from "#prisma/generated/client.ts";
import type { FileStore, IncomingFile } from "#schema/context.ts";
import { bytesOf } from "#schema/files/stored-variants.ts";

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

/** What a file is made from: its ending says how it is scrubbed. */
type Scrubbed = Pick<File, "key" | "storedKey" | "name">;

/**
 * Keeps a file without its properties under another name.
 * @param names of whoever must not be told, for formats that keep them anywhere
 * @returns its bytes
 * @throws HttpError FILE_DAMAGED for what cannot be read, such as an encrypted PDF: it is not handed on as it is
 */
export async function scrub(
  store: FileStore,
  file: Scrubbed,
  { storedAs, names }: { readonly storedAs: string; readonly names: readonly string[] },
): Promise<number> {
  const bytes = await store.open(bytesOf(file));
  if (bytes === null) throw new Error(`The store has no file ${bytesOf(file)}`);
  const source = await store.receive(0);
  const target = await store.receive(0);
  try {
    await pipeline(bytes, async (chunks) => {
      for await (const chunk of chunks) await source.append(chunk);
    });
    const size = await scrubTo(source, target, { name: file.name, names });
    await target.keep(storedAs);
    return size;
  } finally {
    await source.discard();
    await target.discard();
  }
}

/**
 * Writes a document without its properties into another file.
 * @param about the ending of its name says how it is scrubbed; `names` as for `scrub`
 * @returns the bytes written
 * @throws HttpError FILE_DAMAGED as `scrub`
 */
export async function scrubTo(
  source: IncomingFile,
  target: IncomingFile,
  {
    name,
    names,
    signal,
  }: { readonly name: string; readonly names: readonly string[]; readonly signal?: AbortSignal },
): Promise<number> {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const asked: ForScrubProcess = { from: source.path, to: target.path, ending, names };
  const isDone = await runInProcess<boolean>(asked, {
    program: PROGRAM,
    lane: "documents",
    limits: LIMITS,
    signal,
  });
  if (!isDone) throw new HttpError("FILE_DAMAGED");
  return (await stat(target.path)).size;
}
