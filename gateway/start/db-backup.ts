// `npm run db:backup [-- file]`: the settings' database and files into one file, also while the site runs. Without a file it goes to the
// place of BACKUP_URL.
import { mkdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { backupName } from "#gateway/backups/schedule.ts";
import { BackupError } from "#prisma/backup/backup-format.ts";
import { writeBackup } from "#prisma/backup/write-backup.ts";
import { connect, disconnect } from "#prisma/client.ts";
import { recordBackup } from "#schema/core/backups/record-backup.ts";
import { z } from "#schema/validation/zod.ts";
import { askRunningSite } from "./command-socket.ts";
import type { Config } from "./config.ts";
import { runCommand, siteHasDatabase, withDatabase } from "./database-command.ts";

const taken = z.object({ file: z.string(), rows: z.number(), files: z.number(), sha256: z.string() });

function say({ file, rows, files, sha256 }: z.output<typeof taken>, proved: string): void {
  process.stdout.write(`Backed up: ${rows} rows and ${files} files, ${file}${proved}\nSHA-256 ${sha256}\n`);
}

function placeOf(given: string | undefined, { backup }: Config): string {
  if (given !== undefined) return resolve(given);
  if (backup.folder === null)
    throw new BackupError("Name the file (npm run db:backup -- site.backup), or set BACKUP_URL.");
  mkdirSync(backup.folder, { recursive: true });
  return join(backup.folder, backupName(new Date()));
}

const [, , given] = process.argv;
await runCommand(async (config) => {
  const file = placeOf(given, config);
  if (siteHasDatabase(config)) {
    const said = await askRunningSite(config.dataDir, "backup", { file: given === undefined ? null : file });
    return say(taken.parse(said), ", restored into a scratch database and equal");
  }
  await withDatabase(config, async (connection) => {
    const { key } = config.backup;
    const made = await writeBackup(connection, config.filesDir, file, key);
    await connect(connection);
    const name = given === undefined ? basename(file) : file;
    try {
      await recordBackup(name, { ...made, isEncrypted: key !== null }, new Date());
    } finally {
      await disconnect();
    }
    say({ ...made, file }, "");
  });
});
