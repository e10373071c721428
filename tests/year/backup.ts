// The running site is backed up and the backup restored: the copy has as many rows of every table as the
// site, and the same sums of money.
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { askRunningSite } from "#gateway/start/command-socket.ts";
import { filesOfFolder } from "#prisma/backup/backup-files.ts";
import { restoreBackup } from "#prisma/backup/restore-backup.ts";
import { writeBackup } from "#prisma/backup/write-backup.ts";
import { driverConfig } from "#prisma/connection.ts";
import { openDatabase } from "#prisma/open-database.ts";
import { readTotals, type Totals } from "./totals.ts";
import type { World } from "./world.ts";
import type { YearPlace } from "./year-place.ts";

/** Restores a backup into an empty place. @returns what it has then */
export async function restoreInto({ server, dataDir, filesDir }: YearPlace, file: string): Promise<Totals> {
  const { connection, close } = await openDatabase({ databaseUrl: server?.url, dataDir });
  try {
    await restoreBackup(connection, filesDir, file);
    const client = new pg.Client(driverConfig(connection));
    await client.connect();
    try {
      return await readTotals(client);
    } finally {
      await client.end();
    }
  } finally {
    await close();
  }
}

/** Of the embedded database the site writes it, of a server the command. */
async function write({ server, dataDir, filesDir }: YearPlace, file: string): Promise<void> {
  if (server === null) return void (await askRunningSite(dataDir, "backup", { file }));
  const connection = { kind: "server", connectionString: server.url } as const;
  await writeBackup(connection, filesOfFolder(filesDir), file, null);
}

/** What the site had before a backup and after it. */
interface Measured {
  readonly before: Totals;
  readonly after: Totals;
}

/** Backs the site up while it runs. */
export async function writeMeasured({ site }: World, file: string): Promise<Measured> {
  await mkdir(dirname(file), { recursive: true });
  const before = await site.totals();
  await write(site.place, file);
  return { before, after: await site.totals() };
}

/** @returns what a restored backup has otherwise than the site, in words */
export function differences({ before, after }: Measured, restored: Totals): readonly string[] {
  // What moved while it was made, such as files that a job reads, may be anything on the way.
  return Object.keys(before).flatMap((name) => {
    const [had = 0n, has = 0n, restoredTo = -1n] = [before[name], after[name], restored[name]].map((total) =>
      total === undefined ? undefined : BigInt(total),
    );
    const isOnTheWay =
      had <= has ? had <= restoredTo && restoredTo <= has : has <= restoredTo && restoredTo <= had;
    return isOnTheWay
      ? []
      : [`The backup has ${restored[name]} of ${name}, the site had ${before[name]} and then ${after[name]}`];
  });
}

/** Backs the site up while it runs, and restores that beside it. @returns what differs, in words */
export async function backUp(world: World): Promise<readonly string[]> {
  const { site, places } = world;
  const file = join(places.folder("backup"), "day.backup");
  const measured = await writeMeasured(world, file);
  const beside = await places.make(site.place.kind);
  const found = differences(measured, await restoreInto(beside, file));
  for (const folder of [dirname(file), beside.dataDir, beside.filesDir])
    await rm(folder, { recursive: true, force: true });
  return found;
}
