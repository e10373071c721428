// The running site is backed up and the backup restored: the copy has as many rows of every table as the site, and the same sums of money.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { askRunningSite } from "#gateway/start/command-socket.ts";
import { restoreBackup } from "#prisma/backup/restore-backup.ts";
import { readSums, readTables } from "#prisma/backup/tables.ts";
import { driverConfig } from "#prisma/connection.ts";
import { openScratch } from "#prisma/embedded.ts";
import type { World } from "./world.ts";

export type Totals = Readonly<Record<string, string>>;

/** Rows of every table that is backed up, and the sums of money. */
export async function readTotals(client: pg.ClientBase): Promise<Totals> {
  const tables = await readTables(client);
  const totals: Record<string, string> = await readSums(client, tables);
  for (const table of tables) {
    const { rows } = await client.query(`SELECT count(*)::text AS rows FROM ${pg.escapeIdentifier(table)}`);
    totals[table] = String(rows[0]?.rows);
  }
  return totals;
}

async function restoredTotals(file: string, folder: string): Promise<Totals> {
  const scratch = await openScratch();
  try {
    await restoreBackup(scratch.connection, join(folder, "files"), file);
    const client = new pg.Client(driverConfig(scratch.connection));
    await client.connect();
    try {
      return await readTotals(client);
    } finally {
      await client.end();
    }
  } finally {
    await scratch.close();
  }
}

/**
 * Backs the site up while it runs.
 * @returns what differs, in words
 */
export async function backUp(world: World, dataDir: string): Promise<readonly string[]> {
  const { site } = world;
  const folder = `${dataDir}-restored`;
  const file = join(folder, "day.backup");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const before = await site.totals();
  try {
    await askRunningSite(dataDir, "backup", { file });
    const after = await site.totals();
    const restored = await restoredTotals(file, folder);
    // What moved while it was made may be either.
    return Object.keys(before).flatMap((name) =>
      restored[name] === before[name] || restored[name] === after[name]
        ? []
        : [
            `The backup has ${restored[name]} of ${name}, the site had ${before[name]} and then ${after[name]}`,
          ],
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
