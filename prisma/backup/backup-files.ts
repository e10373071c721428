// The uploaded files as a backup reads them, wherever they are stored.
import { constants } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

export interface BackupFile {
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

export interface BackupFiles {
  /** The names of all stored files, with `/` between their parts. */
  list(): AsyncIterable<string>;
  /** Null: it was removed since the list was made. */
  open(name: string): Promise<BackupFile | null>;
}

/** Where the store has what is still being uploaded (gateway/files/incoming-file.ts). */
const UNFINISHED = /^incoming\//;

/** The files below a folder, which may be missing. */
export function filesOfFolder(folder: string): BackupFiles {
  return {
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing);
      const paths = (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
      yield* paths.filter((path) => !UNFINISHED.test(path)).sort();
    },
    async open(name) {
      const handle = await open(join(folder, name), constants.O_RDONLY).catch(unlessMissing);
      if (!handle) return null;
      const { size } = await handle.stat();
      return { size, bytes: handle.createReadStream() };
    },
  };
}

function unlessMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
