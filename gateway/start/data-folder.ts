// The data folder holds password hashes, the stored secret and members' photos: nobody but the site's own
// user may look into it. Every command that opens it calls this first.
import { chmodSync, existsSync, readdirSync, statSync } from "node:fs";
import process from "node:process";
import { ConfigError } from "./config.ts";
import { makeWritableFolder } from "./writable-folder.ts";

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;
/** Of a folder in which everybody puts things, such as the system's temporary one. */
const STICKY = 0o1000;

/**
 * Takes care that from now on this process makes nothing that others may read, and makes the folder, or
 * closes an empty one. One that holds something and is open to others is refused, as PostgreSQL does: whether
 * somebody has looked in, nobody can say (docs/core.md#running). Windows has neither: there a user's folder
 * is the user's.
 * @param dataDir absolute; may be missing
 * @param needed whether it is made when it is missing
 * @throws ConfigError
 */
export function closeDataFolder(dataDir: string, needed: boolean): void {
  if (process.platform !== "win32") process.umask(OTHERS);
  if (!needed && !existsSync(dataDir)) return;
  makeWritableFolder(dataDir, "DATA_DIR");
  const { mode } = statSync(dataDir);
  if (process.platform === "win32" || (mode & OTHERS) === 0) return;
  const isPrepared = (mode & STICKY) === 0 && readdirSync(dataDir).length === 0;
  if (!isPrepared || !closed(dataDir)) throw refusal(dataDir);
}

/** Whether it could be closed: it may be another user's. */
function closed(dataDir: string): boolean {
  try {
    chmodSync(dataDir, OWNER_ONLY);
    return true;
  } catch {
    return false;
  }
}

const refusal = (dataDir: string) =>
  new ConfigError(
    `DATA_DIR ${dataDir} is open to other users of this machine: if it is the site's alone, its owner runs "chmod 700" on it; else name a folder inside it`,
  );
