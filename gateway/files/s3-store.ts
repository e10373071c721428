// Keeps files on S3-compatible storage under the names that the store in a folder has, `ab/cd/abcd…`. What is
// being received is on this machine until it is checked.
import { createReadStream } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { isFileKey } from "#prisma/file-key.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { Blobs, OpenBytes } from "./blobs.ts";
import { hasCode } from "./file-errors.ts";
import { INCOMING, type IncomingOptions, receiveFile } from "./incoming-file.ts";
import { storedName } from "./stored-name.ts";

/** @param folder of this machine for what is not finished */
export function createS3Store(blobs: Blobs, folder: string, options: IncomingOptions = {}): FileStore {
  // A file has a name of its own. What is made of it may be made again: after a kill, or by two gateways.
  const store = async (name: string, size: number, open: OpenBytes) =>
    await (isFileKey(name) ? blobs.put : blobs.replace)(storedName(name), size, open);
  return {
    async receive(size) {
      const incoming = await receiveFile(folder, size, options);
      return {
        ...incoming,
        keep: async (name) => {
          await incoming.finish();
          const { size: written } = await stat(incoming.path);
          await store(name, written, (range) => createReadStream(incoming.path, range));
          await rm(incoming.path, { force: true });
        },
      };
    },

    write: async (name, bytes) =>
      await store(name, bytes.length, () => Readable.from([Buffer.from(bytes)], { objectMode: false })),

    open: async (name, range) => (await blobs.read(storedName(name), range))?.bytes ?? null,

    async remove(key) {
      for await (const { name } of blobs.list(storedName(key))) await blobs.remove(name);
    },

    async *keysBefore(moment) {
      for await (const { name, modifiedAt } of blobs.list()) {
        const [key = ""] = basename(name).split("-", 1);
        if (isFileKey(key) && modifiedAt < moment) yield key;
      }
    },

    async discardUnfinished(moment) {
      for (const name of (await readdir(join(folder, INCOMING)).catch(unlessMissing)) ?? []) {
        const path = join(folder, INCOMING, name);
        const found = await stat(path).catch(unlessMissing);
        if (found && found.mtimeMs < moment.getTime()) await rm(path, { force: true });
      }
    },
  };
}

function unlessMissing(error: unknown): null {
  if (hasCode(error, "ENOENT")) return null;
  throw error;
}
