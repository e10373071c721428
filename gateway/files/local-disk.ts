// Keeps files on this machine as `<folder>/ab/cd/abcd…`, so that no folder grows too large to list; the sizes
// of an image are beside it as `abcd…-640.webp`. A file gets its name only when all of its bytes are on the
// disk: it is written in `<folder>/incoming`, synced and renamed, and then the folder is synced, too.
import { constants } from "node:fs";
import { open, opendir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isFileKey } from "#prisma/file-key.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { makeFolder, syncFolder } from "./durable-folder.ts";
import { hasCode } from "./file-errors.ts";
import { INCOMING, type IncomingOptions, receiveFile } from "./incoming-file.ts";
import { storedName } from "./stored-name.ts";

/** The store in a folder, which is made when the first file is written. */
export function createLocalDisk(folder: string, options: IncomingOptions = {}): FileStore {
  const receive = async (size: number) => {
    const incoming = await receiveFile(folder, size, options);
    return {
      ...incoming,
      keep: async (name: string) => {
        const path = pathOf(folder, name);
        await incoming.finish();
        await makeFolder(dirname(path));
        await rename(incoming.path, path);
        await syncFolder(dirname(path));
      },
    };
  };
  return {
    receive,

    async write(name, bytes) {
      pathOf(folder, name);
      const incoming = await receive(bytes.length);
      try {
        await incoming.append(bytes);
        await incoming.keep(name);
      } finally {
        await incoming.discard();
      }
    },

    async open(name, range) {
      const handle = await openToRead(pathOf(folder, name));
      return handle ? handle.createReadStream(range ? { start: range.start, end: range.end } : {}) : null;
    },

    async remove(key) {
      const path = pathOf(folder, key);
      const entries = await readdir(dirname(path)).catch(unlessMissing);
      const own = entries?.filter((name) => name === key || name.startsWith(`${key}-`)) ?? [];
      await Promise.all(own.map((name) => rm(join(dirname(path), name), { force: true })));
    },

    async *keysBefore(moment) {
      for await (const path of filesIn(folder, 2)) {
        const [key = ""] = basename(path).split("-", 1);
        if (isFileKey(key) && (await isOlder(path, moment))) yield key;
      }
    },

    async discardUnfinished(moment) {
      for (const name of (await readdir(join(folder, INCOMING)).catch(unlessMissing)) ?? []) {
        const path = join(folder, INCOMING, name);
        if (await isOlder(path, moment)) await rm(path, { force: true });
      }
    },
  };
}

const pathOf = (folder: string, name: string) => join(folder, storedName(name));

/** The paths of the files that lie this many folders down. */
async function* filesIn(folder: string, levels: number): AsyncGenerator<string> {
  for await (const entry of (await opendir(folder).catch(unlessMissing)) ?? []) {
    const path = join(folder, entry.name);
    if (levels === 0 && entry.isFile()) yield path;
    if (levels > 0 && entry.isDirectory() && entry.name !== INCOMING) yield* filesIn(path, levels - 1);
  }
}

/** False too for a file that is gone by now. */
async function isOlder(path: string, moment: Date): Promise<boolean> {
  const found = await stat(path).catch(unlessMissing);
  return found ? found.mtimeMs < moment.getTime() : false;
}

async function openToRead(path: string) {
  return await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(unlessMissing);
}

function unlessMissing(error: unknown): null {
  if (hasCode(error, "ENOENT")) return null;
  throw error;
}
