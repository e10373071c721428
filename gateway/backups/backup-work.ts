// Says what the process for backups does (backup-process.ts): it copies, writes and proves, so that no
// request waits for any of it.
import { createReadStream } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { basename } from "node:path";
import { type BlobPlace, openBlobs, type S3Place } from "#gateway/files/blobs.ts";
import { FilesAway } from "#gateway/files/file-errors.ts";
import { BackupError } from "#prisma/backup/backup-format.ts";
import { type WrittenBackup, writeBackup } from "#prisma/backup/write-backup.ts";
import type { DatabaseConnection } from "#prisma/connection.ts";
import { openEmbedded } from "#prisma/embedded.ts";
import { readFiles } from "./backed-up-files.ts";
import { proveBackup, type StoredBackup } from "./prove-backup.ts";

/** Where a backup reads the database. */
export type BackupSource =
  /** A data folder that is a copy (prisma/embedded-copy.ts); it is removed afterwards. */
  { readonly copy: string } | { readonly server: string };

export type BackupWork =
  | { readonly do: "copy"; readonly from: string; readonly to: string }
  | {
      readonly do: "write";
      readonly source: BackupSource;
      readonly files: BlobPlace;
      /** Where it is written on this machine. */
      readonly file: string;
      readonly key: string | null;
      /** Where it is stored then, under the name of the file; null: it stays where it was written. */
      readonly store: S3Place | null;
    }
  | {
      readonly do: "prove";
      readonly backup: StoredBackup;
      readonly key: string | null;
      readonly scratch: string;
    };

/** The result; `fault` is for people. */
export type BackupAnswer =
  | { readonly fault: string }
  | { readonly written: WrittenBackup }
  | { readonly proved: { readonly sha256: string; readonly rows: number; readonly files: number } }
  | { readonly copied: true };

/** Does a piece of work; what goes wrong is an answer. */
export async function doBackupWork(work: BackupWork): Promise<BackupAnswer> {
  try {
    if (work.do === "prove") return { proved: await proveBackup(work.backup, work.key, work.scratch) };
    if (work.do === "write") return { written: await write(work) };
    await cp(work.from, work.to, { recursive: true, force: true });
    return { copied: true };
  } catch (error) {
    return { fault: inWords(error) };
  }
}

type Write = Extract<BackupWork, { do: "write" }>;

async function write(work: Write): Promise<WrittenBackup> {
  const written = await writeFile(work);
  const { file, store } = work;
  if (store === null) return written;
  try {
    const blobs = await openBlobs({ s3: store });
    await blobs.put(basename(file), written.bytes, (range) => createReadStream(file, range));
    return written;
  } finally {
    await rm(file, { force: true });
  }
}

async function writeFile({ source, files: place, file, key }: Write): Promise<WrittenBackup> {
  const files = await readFiles(place);
  if ("server" in source) {
    const connection: DatabaseConnection = { kind: "server", connectionString: source.server };
    return await writeBackup(connection, files, file, key);
  }
  try {
    const copy = await openEmbedded(source.copy);
    try {
      return await writeBackup(copy.connection, files, file, key);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(source.copy, { recursive: true, force: true });
  }
}

function inWords(error: unknown): string {
  if (error instanceof BackupError || !(error instanceof Error))
    return String(error instanceof Error ? error.message : error);
  if (error instanceof FilesAway) return "The storage of files or backups does not answer.";
  const code = "code" in error ? String(error.code) : null;
  if (code === "ENOSPC" || code === "EDQUOT") return "The disk is full: no backup was written.";
  return `${error.name}: ${error.message}`;
}
