// Does the jobs of the queue `texts`: reads a document, and makes the copy that reviewers get of a file of a
// manuscript. A job names a file; the file and what was read of it say whether there is anything to do, so a
// job that is done twice, or by another gateway after this one died, does no harm.
import { pipeline } from "node:stream/promises";
import type { JobResult } from "pg-boss";
import type { Logger } from "pino";
import { makeBlindCopy } from "#gateway/files/make-blind-copy.ts";
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { QueuedJob } from "#prisma/queue.ts";
import type { ContentCache } from "#schema/context.ts";
import { type ReadText, storeText, textColumns, textStateOf } from "#schema/core/files/file-text.ts";
import { bytesOf } from "#schema/core/files/stored-variants.ts";
import { toParts } from "#schema/core/files/text-parts.ts";
import { type TextEnding, textEndingOf } from "#schema/validation/core/files.ts";
import { readText } from "./texts.ts";

export interface TextTools {
  readonly files: FileStore;
  readonly contentCache: ContentCache;
  readonly log: Logger;
}

interface TextJob {
  readonly id: string;
  readonly data: QueuedJob;
}

/** Reads the documents of some jobs, one after the other; what could not be read for a reason of ours is tried again. */
export async function readTexts(tools: TextTools, jobs: readonly TextJob[]): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const { id, data } of jobs) {
    try {
      // One that is replaced while it is read is read again.
      while (!(await readOne(tools, Number(data.key))));
      await makeBlindCopy(tools.files, Number(data.key));
      results.push({ id, status: "completed" });
    } catch (error) {
      tools.log.warn({ err: error, file: data.key }, "A document could not be read; it is tried again");
      results.push({ id, status: "failed" });
    }
  }
  return results;
}

/** @returns whether there is nothing more to do */
async function readOne({ files, contentCache, log }: TextTools, id: number): Promise<boolean> {
  const file = await db.file.findUnique({
    where: { id, kind: { in: ["ATTACHMENT", "MANUSCRIPT"] } },
    select: { ...textColumns, size: true },
  });
  const ending = file && textEndingOf(file.mimeType);
  if (!file || !ending || textStateOf(file) !== "WAITING") return true;
  const storedAs = bytesOf(file);
  const found = await readStored(files, { storedAs, size: file.size, ending });
  // Of an attachment nobody asks who wrote it.
  const read = file.kind === "MANUSCRIPT" ? found : { ...found, properties: [] };
  const { isSaved, version } = await storeText({ id, storedAs }, read);
  await contentCache.changed(version);
  log.info({ file: id, state: read.state, parts: read.parts.length }, "A document was read");
  return isSaved;
}

interface Stored {
  readonly storedAs: string;
  /** Bytes. */
  readonly size: number;
  readonly ending: TextEnding;
}

/** Reads a copy, wherever the store has its bytes. */
async function readStored(files: FileStore, { storedAs, size, ending }: Stored): Promise<ReadText> {
  const bytes = await files.open(storedAs);
  if (bytes === null) return { state: "DAMAGED", parts: [], isCut: false, properties: [] };
  const copy = await files.receive(size);
  try {
    await pipeline(bytes, async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const chunk of chunks) await copy.append(chunk);
    });
    const reading = await readText(copy.path, ending);
    const { state, properties = [] } = reading;
    if (state !== "READ") return { state, parts: [], isCut: false, properties };
    return { state, parts: toParts(reading.text), isCut: reading.isCut, properties };
  } finally {
    await copy.discard();
  }
}
