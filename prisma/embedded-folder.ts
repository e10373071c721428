// Says where the embedded database is in a data folder, and whether it is there.
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder of PostgreSQL's files. */
export const databaseFolder = (dataDir: string) => join(dataDir, "database");

/** Placed beside that folder as long as its making is not through. */
export const unfinishedMark = (folder: string) => `${folder}.unfinished`;

/** Whether there is none yet, or the half of one that a cut off start has left. */
export function isDatabaseNew(dataDir: string): boolean {
  const folder = databaseFolder(dataDir);
  return !existsSync(folder) || existsSync(unfinishedMark(folder));
}
