// Says where a backup's copy and its proof lie while they are made: what a killed process has left is removed before the next.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "#gateway/start/config.ts";
import { DAY } from "#schema/validation/core/durations.ts";

/**
 * Where there is room for a whole site: the data folder. A site on a server may have none; then it is the
 * system's temporary folder, which is memory on many machines and in containers.
 */
export const roomForBackups = ({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): string =>
  databaseUrl === null || existsSync(dataDir) ? dataDir : tmpdir();

/**
 * Makes the folder, which only this user may enter. Only one backup of a database is made at a time: call it
 * for the one that has its row.
 */
export async function openWorkFolder(config: Pick<Config, "databaseUrl" | "dataDir">): Promise<string> {
  const { databaseUrl, dataDir } = config;
  const base = roomForBackups(config);
  const owner = createHash("sha256")
    .update(databaseUrl ?? dataDir)
    .digest("hex")
    .slice(0, 12);
  const prefix = `backup-work-${owner}-`;
  for (const left of (await readdir(base)).filter((name) => name.startsWith(prefix)))
    await rm(join(base, left), { recursive: true, force: true });
  return await mkdtemp(join(base, prefix));
}

const PROOF = "site-proof-";

/**
 * Makes one for the proof of a backup by a command. What a killed one has left is removed a day later:
 * another one may be under way.
 */
export async function openProofFolder(config: Pick<Config, "databaseUrl" | "dataDir">): Promise<string> {
  const base = roomForBackups(config);
  for (const left of (await readdir(base)).filter((name) => name.startsWith(PROOF))) {
    const found = await stat(join(base, left)).catch(() => null);
    if (found && found.mtimeMs < Date.now() - DAY)
      await rm(join(base, left), { recursive: true, force: true });
  }
  return await mkdtemp(join(base, PROOF));
}
