// A file that is being received. It is beside the store on the same disk, so that storing it is a rename.
import { mkdir, open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { StorageFull } from "./file-errors.ts";

/** Folder of the store for what is not finished. */
export const INCOMING = "incoming";

/** Bytes that uploads leave free for the embedded database, which is usually on the same disk. */
const RESERVE = 128 * 1024 * 1024;

export interface IncomingOptions {
  /** Bytes that have to stay free. */
  readonly reserve?: number;
}

/** An open file that nobody else knows. */
interface UnstoredFile {
  readonly path: string;
  append(bytes: Uint8Array): Promise<void>;
  /** Forces what was written to the disk, and closes it. */
  finish(): Promise<void>;
  /** Closes it, and removes what is still at `path`. */
  discard(): Promise<void>;
}

/**
 * Opens a new file.
 * @param size bytes that are going to be written
 * @throws StorageFull when they would not fit
 */
export async function receiveFile(
  folder: string,
  size: number,
  { reserve = RESERVE }: IncomingOptions,
): Promise<UnstoredFile> {
  const incoming = join(folder, INCOMING);
  await mkdir(incoming, { recursive: true });
  const { bavail, bsize } = await statfs(incoming);
  if (bavail * bsize < size + reserve) throw new StorageFull();
  const path = join(incoming, crypto.randomUUID());
  const handle = await open(path, "wx", 0o640);
  return {
    path,
    append: async (bytes) => {
      await handle.appendFile(bytes);
    },
    finish: async () => {
      await handle.sync();
      await handle.close();
    },
    discard: async () => {
      await handle.close();
      await rm(path, { force: true });
    },
  };
}
