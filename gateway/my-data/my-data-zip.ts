// The file with everything that is stored about a person: a page to read, the rows as JSON, and the files
// that person uploaded. It is written while it is read, with one file open at a time.
import { PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import { toServed } from "#gateway/files/find-file.ts";
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { myData } from "#schema/people/account/my-data.ts";
import { myDataPage } from "#schema/people/account/my-data-page.ts";

/** Bytes of files in one zip. The JSON names the rest, which the person published and can get from the site. */
const FILES_MAX = 500_000_000;

interface Packed {
  readonly id: number;
  readonly name: string;
  /** Where it is in the zip; null: it is not there any more, or there was no room. */
  readonly path: string | null;
}

/** The whole file, as it is written. A reader who is slow slows down the reading of rows and files. */
export async function* myDataZip(store: FileStore, memberId: number, now: Date): AsyncGenerator<Buffer> {
  const data = await myData(db, memberId, now);
  const zip = new ZipFile();
  const out = new PassThrough();
  const stopped = new AbortController();
  zip.once("error", (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  const filling = fill(zip, { store, memberId, now, stopped: stopped.signal }, data).catch(
    (error: unknown) => {
      out.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  );
  try {
    for await (const chunk of out) yield chunk;
  } finally {
    stopped.abort();
    out.destroy();
    await filling;
  }
}

interface Filling {
  readonly store: FileStore;
  readonly memberId: number;
  readonly now: Date;
  readonly stopped: AbortSignal;
}

async function fill(
  zip: ZipFile,
  { store, memberId, now, stopped }: Filling,
  data: Awaited<ReturnType<typeof myData>>,
): Promise<void> {
  const uploads = await db.file.findMany({ where: { uploadedById: memberId }, orderBy: { id: "desc" } });
  const files: Packed[] = [];
  let room = FILES_MAX;
  for (const file of uploads) {
    const { storedAs, name, size } = toServed(file, "", "pass");
    const bytes = size <= room ? await store.open(storedAs) : null;
    const path = bytes && `files/${file.id}-${name.replace(/[\\/]/g, "_")}`;
    files.push({ id: file.id, name, path });
    if (bytes === null || path === null) continue;
    room -= size;
    await add(zip, bytes, { path, mtime: file.createdAt, stopped });
  }
  const text = JSON.stringify({ ...data, files }, null, 2);
  zip.addBuffer(Buffer.from(myDataPage(data)), "my-data.html", { mtime: now });
  zip.addBuffer(Buffer.from(text), "my-data.json", { mtime: now });
  zip.end();
}

/** Resolves when the bytes are in, or nobody takes them any more. */
async function add(
  zip: ZipFile,
  bytes: Readable,
  { path, mtime, stopped }: { readonly path: string; readonly mtime: Date; readonly stopped: AbortSignal },
): Promise<void> {
  // Pictures and office documents are compressed already.
  zip.addReadStream(bytes, path, { mtime, compress: false });
  try {
    await finished(bytes, { signal: stopped });
  } finally {
    bytes.destroy();
  }
}
