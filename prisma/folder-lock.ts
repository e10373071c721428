// One process at a time may hold a folder. PGlite itself lets two processes open the same data and then loses
// acknowledged rows, so the site and every database command take this lock first. It is a lock of the
// operating system, taken through SQLite, which knows how on every platform. It ends with its process,
// however that ends: there is no stale lock to wait for, and no process id to mistrust.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process holds the folder. The message names the folder and that process. */
export class FolderLockedError extends Error {
  override readonly name = "FolderLockedError";
}

/**
 * Throws FolderLockedError when another process holds the folder, and takes no lock itself: a start can say
 * so before it loads the rest of the program.
 */
export function refuseLockedFolder(folder: string): void {
  lockFolder(folder)();
}

/** SQLite's result code SQLITE_BUSY. */
const BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === BUSY;
}

function readHolder(path: string): string {
  try {
    return readFileSync(path, "utf8").trim() || "unknown";
  } catch {
    return "unknown";
  }
}

/**
 * Takes the folder for this process, or throws FolderLockedError at once.
 * @param folder made when missing; holds `database.lock` and, for people, `database.pid`
 * @returns gives the folder back
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const pidPath = join(folder, "database.pid");
  const lock = new DatabaseSync(join(folder, "database.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA journal_mode = MEMORY");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderLockedError(
      `The data folder ${folder} is in use by process ${readHolder(pidPath)}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(pidPath, `${process.pid}\n`);
  return () => lock.close();
}
