// Says where a backup's copy and its proof lie while they are made: what a killed process has left is removed before the next.
import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "#gateway/start/config.ts";

/**
 * Makes the folder, which only this user may enter: beside the embedded database, or in the system's temporary folder.
 * Only one backup of a database is made at a time.
 */
export async function openWorkFolder({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): Promise<string> {
  const base = databaseUrl === null ? dataDir : tmpdir();
  const owner = createHash("sha256")
    .update(databaseUrl ?? dataDir)
    .digest("hex")
    .slice(0, 12);
  const prefix = `backup-work-${owner}-`;
  for (const left of (await readdir(base)).filter((name) => name.startsWith(prefix)))
    await rm(join(base, left), { recursive: true, force: true });
  return await mkdtemp(join(base, prefix));
}
