// Proves a backup: it is restored into a scratch database, which is compared with what the backup says of
// itself. Nothing of the site is touched.
import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename } from "node:path";
import pg from "pg";
import { openBlobs, type S3Place } from "#gateway/files/blobs.ts";
import { BackupError } from "#prisma/backup/backup-format.ts";
import { type RestoredBackup, restoreBackup } from "#prisma/backup/restore-backup.ts";
import type { FileRestore } from "#prisma/backup/restore-files.ts";
import { readSums } from "#prisma/backup/tables.ts";
import { connect, disconnect } from "#prisma/client.ts";
import { openEmbedded } from "#prisma/embedded.ts";
import { verifyAudit } from "#schema/core/audit/verify-audit.ts";

interface Proof {
  /** Of the whole file. */
  readonly sha256: string;
  readonly rows: number;
  readonly files: number;
}

/** A file of this machine, or one by its name on S3. */
export type StoredBackup = { readonly file: string } | { readonly s3: S3Place; readonly name: string };

/** @throws BackupError when there is none */
export async function bytesOfBackup(backup: StoredBackup): Promise<AsyncIterable<Uint8Array>> {
  if ("file" in backup) {
    if (!existsSync(backup.file)) throw new BackupError(`There is no file ${backup.file}.`);
    return createReadStream(backup.file);
  }
  const found = await (await openBlobs({ s3: backup.s3 })).read(backup.name);
  if (!found) throw new BackupError(`There is no backup ${backup.name} in the bucket ${backup.s3.bucket}.`);
  return found.bytes;
}

/** Takes the files without storing them: their checksums are compared while they are read. */
function countFiles(sizes: Map<string, number>): FileRestore {
  return {
    write: async (name, lines) => {
      let size = 0;
      for await (const line of lines) size += Buffer.byteLength(line, "base64");
      sizes.set(basename(name), size);
    },
    finish: () => undefined,
    abandon: () => undefined,
  };
}

async function checkCounts(client: pg.ClientBase, { head, tables }: RestoredBackup): Promise<void> {
  for (const [table, expected] of Object.entries(tables)) {
    const { rows } = await client.query(`SELECT count(*)::int AS rows FROM ${pg.escapeIdentifier(table)}`);
    if (rows[0]?.rows !== expected)
      throw new BackupError(`${table} has ${rows[0]?.rows} rows after the restore instead of ${expected}.`);
  }
  const sums = await readSums(client, Object.keys(tables));
  for (const [column, expected] of Object.entries(head.sums)) {
    if (sums[column] !== expected)
      throw new BackupError(`${column} adds up to ${sums[column]} after the restore instead of ${expected}.`);
  }
}

/** What a name in the store begins with: a picture's sizes are under its key, too (gateway/files/local-disk.ts). */
const keyOf = (name: string) => basename(name).replace(/-.*$/, "");

/** The bytes of each file's row are in the backup. An attachment has its size, too; a picture is stored in several sizes. */
async function checkFiles(client: pg.ClientBase, sizes: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await client.query<{ key: string; size: number | null }>(
    "SELECT coalesce(stored_key, key) AS key, CASE kind WHEN 'ATTACHMENT' THEN size END AS size FROM files",
  );
  const keys = new Set([...sizes.keys()].map(keyOf));
  for (const { key, size } of rows) {
    const found = sizes.get(basename(key));
    if (!keys.has(basename(key))) throw new BackupError(`The file ${key} is not in the backup.`);
    if (size !== null && found !== size)
      throw new BackupError(`The file ${key} has ${found} bytes instead of ${size}.`);
  }
}

async function checkAudit(): Promise<void> {
  const { fault, entryId } = await verifyAudit();
  if (fault !== null)
    throw new BackupError(
      `The audit log of the backup is not whole: ${fault}${entryId === null ? "" : `, entry ${entryId}`}.`,
    );
}

/**
 * Proves a backup.
 * @param key the setting BACKUP_KEY
 * @param scratch a data folder for the time of the proof; it is removed
 * @throws BackupError with what is wrong
 */
export async function proveBackup(backup: StoredBackup, key: string | null, scratch: string): Promise<Proof> {
  const sizes = new Map<string, number>();
  const hash = createHash("sha256");
  async function* bytes() {
    for await (const chunk of await bytesOfBackup(backup)) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await rm(scratch, { recursive: true, force: true });
  try {
    const database = await openEmbedded(scratch);
    try {
      const { rows, files } = await restoreBackup(database.connection, scratch, bytes(), {
        key,
        startFiles: () => countFiles(sizes),
        check: async (client, restored) => {
          await checkCounts(client, restored);
          await checkFiles(client, sizes);
        },
      });
      await connect(database.connection);
      try {
        await checkAudit();
      } finally {
        await disconnect();
      }
      return { sha256: hash.digest("hex"), rows, files };
    } finally {
      await database.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
