// The folder of uploaded files, tried before the first upload: a file has to be stored by renaming it
// (gateway/files/local-disk.ts), which not every network file system knows.
import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { INCOMING } from "#gateway/files/incoming-file.ts";
import { codeOf, folderRefusal, makeWritableFolder } from "./writable-folder.ts";

/**
 * Makes the folder and keeps a file of nothing in it for a moment.
 * @throws ConfigError
 */
export function checkFilesFolder(folder: string): void {
  makeWritableFolder(folder, "FILES_URL");
  makeWritableFolder(join(folder, INCOMING), "FILES_URL");
  const probe = randomUUID();
  const [written, renamed] = [join(folder, INCOMING, probe), join(folder, probe)];
  let step = "written";
  try {
    writeFileSync(written, "", { flush: true });
    step = "renamed";
    renameSync(written, renamed);
  } catch (error) {
    throw folderRefusal("FILES_URL", folder, `a file can't be ${step} there (${codeOf(error)})`);
  } finally {
    for (const path of [written, renamed]) rmSync(path, { force: true });
  }
}
