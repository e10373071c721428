// The data folder holds password hashes, the kept secret and members' photos: nobody but the site's own user may look into it. Every
// command that opens it calls this first.
import { chmodSync, statSync } from "node:fs";
import process from "node:process";
import { ConfigError } from "./config.ts";

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;
/** Of a folder in which everybody puts things, such as the system's temporary one. */
const STICKY = 0o1000;

/**
 * Takes care that from now on this process makes nothing that others may read, and shuts them out of a folder that is there already.
 * Windows has neither: there a user's folder is the user's.
 * @param dataDir absolute; may be missing
 * @throws ConfigError where it is another user's, or everybody's
 */
export function closeDataFolder(dataDir: string): void {
  if (process.platform === "win32") return;
  process.umask(OTHERS);
  const mode = statSync(dataDir, { throwIfNoEntry: false })?.mode ?? OWNER_ONLY;
  if ((mode & STICKY) !== 0) throw refusal(dataDir);
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(dataDir, OWNER_ONLY);
  } catch {
    throw refusal(dataDir);
  }
}

const refusal = (dataDir: string) =>
  new ConfigError(
    `DATA_DIR ${dataDir} is open to other users of this machine, and not this user's to close: name a folder inside it, or its owner runs "chmod 700" on it`,
  );
