// `npm run db:restore -- file`: a backup into an empty database and an empty folder of files. `npm run
// db:restore -- --verify file` proves one in a scratch database and replaces nothing.
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { bytesOfBackup, proveBackup, type StoredBackup } from "#gateway/backups/prove-backup.ts";
import { restoreToBlobs } from "#gateway/backups/restore-to-blobs.ts";
import { openProofFolder } from "#gateway/backups/work-folder.ts";
import { openBlobs } from "#gateway/files/blobs.ts";
import { BackupError } from "#prisma/backup/backup-format.ts";
import { restoreBackup } from "#prisma/backup/restore-backup.ts";
import { connect, disconnect } from "#prisma/client.ts";
import { proveBackup as recordProof } from "#schema/core/backups/record-backup.ts";
import { askRunningSite } from "./command-socket.ts";
import { type Config, readPlaceOf } from "./config.ts";
import { runCommand, siteHasDatabase, withDatabase } from "./database-command.ts";

/**
 * Notes the proof in the database the backup is of, so that the dashboard knows; one that is not there is none to be noted in.
 */
async function noteProof(config: Config, sha256: string): Promise<void> {
  if (siteHasDatabase(config)) {
    await askRunningSite(config.dataDir, "proved", { sha256 });
    return;
  }
  await withDatabase(config, async (connection) => {
    await connect(connection);
    try {
      await recordProof(sha256, new Date());
    } finally {
      await disconnect();
    }
  });
}

async function verify(config: Config, backup: StoredBackup, given: string): Promise<void> {
  const scratch = await openProofFolder(config);
  try {
    const { rows, files, sha256 } = await proveBackup(backup, config.backup.key, join(scratch, "data"));
    process.stdout.write(
      `Whole: ${rows} rows and ${files} files, equal after a restore, ${given}\nSHA-256 ${sha256}\n`,
    );
    await noteProof(config, sha256).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      process.stdout.write(`The proof was not noted for the dashboard: ${reason}\n`);
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A file of this machine, or `s3://bucket/prefix/name` with the keys of the settings. */
function backupAt(given: string): StoredBackup {
  if (!given.startsWith("s3:")) return { file: resolve(given) };
  const cut = given.lastIndexOf("/");
  const place = readPlaceOf(given.slice(0, cut));
  if (!("s3" in place)) throw new BackupError("This is no backup on S3.");
  return { s3: place.s3, name: given.slice(cut + 1) };
}

const { values, positionals } = parseArgs({
  options: { verify: { type: "boolean", default: false } },
  allowPositionals: true,
});
await runCommand(async (config) => {
  const [given] = positionals;
  if (given === undefined) throw new BackupError("Name the file: npm run db:restore -- site.backup");
  const backup = backupAt(given);
  if (values.verify) return await verify(config, backup, given);
  await withDatabase(config, async (connection) => {
    const { filesS3, filesDir, backup: settings } = config;
    const { rows, files } = await restoreBackup(connection, filesDir, await bytesOfBackup(backup), {
      key: settings.key,
      ...(filesS3 ? { startFiles: async () => restoreToBlobs(await openBlobs({ s3: filesS3 })) } : {}),
    });
    process.stdout.write(`Restored: ${rows} rows and ${files} files, ${given}\n`);
  });
});
