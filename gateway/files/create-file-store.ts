// The store of the settings.
import type { Config } from "#gateway/start/config.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { createLocalDisk } from "./local-disk.ts";

/** In a folder, or on S3-compatible storage, whose client is loaded only then. */
export async function createFileStore({
  filesDir,
  filesS3,
}: Pick<Config, "filesDir" | "filesS3">): Promise<FileStore> {
  if (filesS3 === null) return createLocalDisk(filesDir);
  const [{ createS3Blobs }, { createS3Store }] = await Promise.all([
    import("./s3-blobs.ts"),
    import("./s3-store.ts"),
  ]);
  return createS3Store(createS3Blobs(filesS3), filesDir);
}
