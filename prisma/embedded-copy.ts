// A copy of the embedded database's folder while the site writes to it: PostgreSQL's own online base backup.
// What is copied is as after a power cut, and the log that goes with it brings it to the moment at which the
// copying ended.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Pool } from "pg";
import { databaseFolder } from "./embedded-folder.ts";
import { holdLog } from "./embedded-upkeep.ts";

/** Copies a folder with all in it; what is there already is replaced. */
type CopyFolder = (from: string, to: string) => Promise<void>;

/** The folder of the log, which has to be copied once more, last. */
const LOG = "pg_wal";

/**
 * Copies the database that this process has open in one data folder to another one, which `openEmbedded` then opens.
 * @param copyFolder in another process: nothing waits for it here
 */
export async function copyEmbedded(
  pool: Pool,
  fromDataDir: string,
  toDataDir: string,
  copyFolder: CopyFolder,
): Promise<void> {
  const [from, to] = [databaseFolder(fromDataDir), databaseFolder(toDataDir)];
  // A checkpoint would let the beginning of the log be used again, and the copy would not open.
  const release = holdLog();
  try {
    const label = await whileBackingUp(pool, () => copyFolder(from, to));
    await copyFolder(join(from, LOG), join(to, LOG));
    writeFileSync(join(to, "backup_label"), label, { flush: true });
  } finally {
    release();
  }
}

/** @returns what PostgreSQL wants beside the copy */
async function whileBackingUp(pool: Pool, work: () => Promise<void>): Promise<string> {
  await pool.query("SELECT pg_backup_start('site', true)");
  const stop = () => pool.query<{ labelfile: string }>("SELECT labelfile FROM pg_backup_stop(false)");
  try {
    await work();
  } catch (error) {
    await stop();
    throw error;
  }
  const { rows } = await stop();
  return rows[0]?.labelfile ?? "";
}
