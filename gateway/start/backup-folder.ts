// The folder of BACKUP_URL as the site starts: a backup comes at night, and is no reason for a site to stay away.
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { makeWritableFolder } from "./writable-folder.ts";

/** Makes the folder. The log says where no backup could be written. */
export function checkBackupFolder({ backup: { place } }: Pick<Config, "backup">, log: Logger): void {
  if (place === null || "s3" in place) return;
  try {
    makeWritableFolder(place.folder, "BACKUP_URL");
  } catch (error) {
    log.error({ err: error }, "No backup can be made");
  }
}
