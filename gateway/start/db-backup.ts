// `npm run db:backup [-- file]`: the settings' database and files into one file, also while the site runs.
// Without a file it goes to the place of BACKUP_URL.
import { createReadStream, mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { placeOfFiles, readFiles } from "#gateway/backups/backed-up-files.ts";
import { recordWhileWritten } from "#gateway/backups/record-while-written.ts";
import { backupName } from "#gateway/backups/schedule.ts";
import { roomForBackups } from "#gateway/backups/work-folder.ts";
import { openBlobs } from "#gateway/files/blobs.ts";
import { BackupError } from "#prisma/backup/backup-format.ts";
import { refuseTaken, writeBackup } from "#prisma/backup/write-backup.ts";
import { z } from "#schema/validation/zod.ts";
import { askRunningSite } from "./command-socket.ts";
import type { Config } from "./config.ts";
import { runCommand, siteHasDatabase, withDatabase } from "./database-command.ts";

const taken = z.object({ file: z.string(), rows: z.number(), files: z.number(), sha256: z.string() });

function say({ file, rows, files, sha256 }: z.output<typeof taken>, proved: string): void {
  process.stdout.write(`Backed up: ${rows} rows and ${files} files, ${file}${proved}\nSHA-256 ${sha256}\n`);
}

function fileOf(given: string | undefined, config: Config): string {
  const { place } = config.backup;
  if (given !== undefined) return resolve(given);
  if (place === null)
    throw new BackupError("Name the file (npm run db:backup -- site.backup), or set BACKUP_URL.");
  const folder = "folder" in place ? place.folder : roomForBackups(config);
  mkdirSync(folder, { recursive: true });
  return join(folder, backupName(new Date()));
}

/** Stores it where BACKUP_URL says, when that is on S3. */
async function store(file: string, bytes: number, { backup: { place } }: Config): Promise<string> {
  if (place === null || "folder" in place) return file;
  const blobs = await openBlobs(place);
  await blobs
    .put(basename(file), bytes, (range) => createReadStream(file, range))
    .finally(() => rm(file, { force: true }));
  return `s3://${place.s3.bucket}/${place.s3.prefix}${basename(file)}`;
}

const [, , given] = process.argv;
await runCommand(async (config) => {
  const file = fileOf(given, config);
  if (siteHasDatabase(config)) {
    const said = await askRunningSite(config.dataDir, "backup", { file: given === undefined ? null : file });
    return say(taken.parse(said), ", restored into a scratch database and equal");
  }
  // A slip of the hand is no backup that failed.
  refuseTaken(file);
  await withDatabase(config, async (connection) => {
    const { key } = config.backup;
    let stored = file;
    const made = await recordWhileWritten(connection, {
      name: given === undefined ? basename(file) : file,
      isEncrypted: key !== null,
      write: async () => {
        const written = await writeBackup(connection, await readFiles(placeOfFiles(config)), file, key);
        if (given === undefined) stored = await store(file, written.bytes, config);
        return written;
      },
    });
    say({ ...made, file: stored }, "");
  });
});
