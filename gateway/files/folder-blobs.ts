// Named bytes in a folder of this machine.
import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { filesOfFolder } from "#prisma/backup/backup-files.ts";
import type { Blobs } from "./blobs.ts";
import { makeFolder, syncFolder } from "./durable-folder.ts";
import { hasCode } from "./file-errors.ts";
import { INCOMING } from "./incoming-file.ts";

function unlessMissing(error: unknown): null {
  if (hasCode(error, "ENOENT")) return null;
  throw error;
}

/** What is still being uploaded is not among them. */
export function createFolderBlobs(folder: string): Blobs {
  const put: Blobs["put"] = async (name, _size, openBytes) => {
    const path = join(folder, name);
    await makeFolder(join(folder, INCOMING));
    await makeFolder(dirname(path));
    const unfinished = join(folder, INCOMING, crypto.randomUUID());
    try {
      await pipeline(await openBytes(), createWriteStream(unfinished, { mode: 0o640, flush: true }));
      await rename(unfinished, path);
    } finally {
      await rm(unfinished, { force: true });
    }
    await syncFolder(dirname(path));
  };
  return {
    async *list(beginning = "") {
      for await (const name of filesOfFolder(folder).list()) {
        if (!name.startsWith(beginning)) continue;
        const found = await stat(join(folder, name)).catch(unlessMissing);
        if (found) yield { name, size: found.size, modifiedAt: found.mtime };
      }
    },
    read: async (name, range) => {
      const handle = await open(join(folder, name)).catch(unlessMissing);
      if (!handle) return null;
      const { size } = await handle.stat();
      return { size, bytes: handle.createReadStream(range ? { ...range } : {}) };
    },
    put,
    replace: put,
    remove: async (name) => await rm(join(folder, name), { force: true }),
  };
}
