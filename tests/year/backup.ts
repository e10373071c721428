// The running site is backed up and the backup restored: the copy has as many rows of every table as the site, and the same sums of money.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { askRunningSite } from "#gateway/start/command-socket.ts";
import { filesOfFolder } from "#prisma/backup/backup-files.ts";
import { restoreBackup } from "#prisma/backup/restore-backup.ts";
import { writeBackup } from "#prisma/backup/write-backup.ts";
import { type DatabaseConnection, driverConfig } from "#prisma/connection.ts";
import { openScratch } from "#prisma/embedded.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { readTotals, type Totals } from "./totals.ts";
import type { World } from "./world.ts";

/** What a backup has once it is restored into an empty database. */
async function restoredTotals(
  into: DatabaseConnection,
  { file, folder }: { readonly file: string; readonly folder: string },
): Promise<Totals> {
  await restoreBackup(into, join(folder, "files"), file);
  const client = new pg.Client(driverConfig(into));
  await client.connect();
  try {
    return await readTotals(client);
  } finally {
    await client.end();
  }
}

/** Restores it into an embedded database or into a server. */
async function restore(file: string, folder: string, onServer: boolean): Promise<Totals> {
  if (onServer) {
    const server = await startPostgres(["fsync=off"]);
    try {
      await server.createDatabase("restored");
      const connectionString = server.url("restored");
      return await restoredTotals({ kind: "server", connectionString }, { file, folder });
    } finally {
      await server.remove();
    }
  }
  const scratch = await openScratch();
  try {
    return await restoredTotals(scratch.connection, { file, folder });
  } finally {
    await scratch.close();
  }
}

/** Of the embedded database the site writes it, of a server the command. */
async function write({ site: { server } }: World, dataDir: string, file: string): Promise<void> {
  if (server === null) return void (await askRunningSite(dataDir, "backup", { file }));
  const connection = { kind: "server", connectionString: server.url } as const;
  await writeBackup(connection, filesOfFolder(`${dataDir}-files`), file, null);
}

/**
 * Backs the site up while it runs, and restores that.
 * @param isOther into the other kind of database than the site's
 * @returns what differs, in words
 */
export async function backUp(world: World, dataDir: string, isOther: boolean): Promise<readonly string[]> {
  const { site } = world;
  const folder = `${dataDir}-restored`;
  const file = join(folder, "day.backup");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const before = await site.totals();
  try {
    await write(world, dataDir, file);
    const after = await site.totals();
    const restored = await restore(file, folder, isOther === (site.server === null));
    // What moved while it was made, such as files that a job reads, may be anything on the way.
    return Object.keys(before).flatMap((name) => {
      const [had = 0n, has = 0n, restoredTo = -1n] = [before[name], after[name], restored[name]].map(
        (total) => (total === undefined ? undefined : BigInt(total)),
      );
      const isOnTheWay =
        had <= has ? had <= restoredTo && restoredTo <= has : has <= restoredTo && restoredTo <= had;
      return isOnTheWay
        ? []
        : [
            `The backup has ${restored[name]} of ${name}, the site had ${before[name]} and then ${after[name]}`,
          ];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
