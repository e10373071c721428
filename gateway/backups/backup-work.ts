// What the process for backups does (backup-process.ts): it copies, writes and proves, so that no request waits for any of it.
import { cp, rm } from "node:fs/promises";
import { BackupError } from "#prisma/backup/backup-format.ts";
import { type WrittenBackup, writeBackup } from "#prisma/backup/write-backup.ts";
import type { DatabaseConnection } from "#prisma/connection.ts";
import { openEmbedded } from "#prisma/embedded.ts";
import { proveBackupFile } from "./prove-backup.ts";

/** Where a backup reads the database. */
export type BackupSource =
  /** A data folder that is a copy (prisma/embedded-copy.ts); it is removed afterwards. */
  { readonly copy: string } | { readonly server: string };

export type BackupWork =
  | { readonly do: "copy"; readonly from: string; readonly to: string }
  | {
      readonly do: "write";
      readonly source: BackupSource;
      readonly filesDir: string;
      readonly file: string;
      readonly key: string | null;
    }
  | { readonly do: "prove"; readonly file: string; readonly key: string | null; readonly scratch: string };

/** What came of it; `fault` is for people. */
export type BackupAnswer =
  | { readonly fault: string }
  | { readonly written: WrittenBackup }
  | { readonly proved: { readonly sha256: string; readonly rows: number; readonly files: number } }
  | { readonly copied: true };

/** Does a piece of work; what goes wrong is an answer. */
export async function doBackupWork(work: BackupWork): Promise<BackupAnswer> {
  try {
    if (work.do === "prove") return { proved: await proveBackupFile(work.file, work.key, work.scratch) };
    if (work.do === "write") return { written: await write(work) };
    await cp(work.from, work.to, { recursive: true, force: true });
    return { copied: true };
  } catch (error) {
    return { fault: inWords(error) };
  }
}

async function write({
  source,
  filesDir,
  file,
  key,
}: Extract<BackupWork, { do: "write" }>): Promise<WrittenBackup> {
  if ("server" in source) {
    const connection: DatabaseConnection = { kind: "server", connectionString: source.server };
    return await writeBackup(connection, filesDir, file, key);
  }
  try {
    const copy = await openEmbedded(source.copy);
    try {
      return await writeBackup(copy.connection, filesDir, file, key);
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
  const code = "code" in error ? String(error.code) : null;
  if (code === "ENOSPC" || code === "EDQUOT") return "The disk is full: no backup was written.";
  return `${error.name}: ${error.message}`;
}
