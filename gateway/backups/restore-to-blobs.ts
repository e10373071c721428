// Restores the files of a backup to S3-compatible storage: each under its name, and all removed again when the restore fails.
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Blobs } from "#gateway/files/blobs.ts";
import { BackupError } from "#prisma/backup/backup-format.ts";
import { checkName, type FileRestore } from "#prisma/backup/restore-files.ts";

async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(line, "base64");
}

/** @throws BackupError when there are files already */
export async function restoreToBlobs(blobs: Blobs): Promise<FileRestore> {
  for await (const { name } of blobs.list())
    throw new BackupError(`FILES_URL holds ${name} already: a backup is restored into an empty place only.`);
  const work = await mkdtemp(join(tmpdir(), "site-restore-"));
  const written: string[] = [];
  const file = join(work, "file");
  return {
    write: async (name, lines) => {
      checkName(name);
      await pipeline(Readable.from(bytesOf(lines)), createWriteStream(file));
      const { size } = await stat(file);
      written.push(name);
      await blobs.put(name, size, (range) => createReadStream(file, range));
    },
    finish: () => rm(work, { recursive: true, force: true }),
    abandon: async () => {
      await rm(work, { recursive: true, force: true });
      for (const name of written) await blobs.remove(name);
    },
  };
}
