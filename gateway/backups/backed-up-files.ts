// The uploaded files of the settings as a backup reads them.
import { type BlobPlace, openBlobs } from "#gateway/files/blobs.ts";
import type { Config } from "#gateway/start/config.ts";
import { type BackupFiles, filesOfFolder } from "#prisma/backup/backup-files.ts";

export function placeOfFiles({ filesDir, filesS3 }: Pick<Config, "filesDir" | "filesS3">): BlobPlace {
  return filesS3 ? { s3: filesS3 } : { folder: filesDir };
}

export async function readFiles(place: BlobPlace): Promise<BackupFiles> {
  if ("folder" in place) return filesOfFolder(place.folder);
  const blobs = await openBlobs(place);
  return {
    async *list() {
      for await (const { name } of blobs.list()) yield name;
    },
    open: (name) => blobs.read(name),
  };
}
