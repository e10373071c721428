// The lines of a backup, one at a time, however long it is.
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { decryptBackup } from "./backup-cipher.ts";
import { BackupError } from "./backup-format.ts";

/** Where a backup's bytes are: a file of this machine, or what yields them. */
export type BackupBytes = string | AsyncIterable<Uint8Array>;

/**
 * Yields the lines without their ends. Throws a BackupError when the file is missing, cut off, of another key or not gzip.
 * @param key the setting BACKUP_KEY
 */
export async function* readBackupLines(from: BackupBytes, key: string | null): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const bytes = typeof from === "string" ? createReadStream(from) : from;
  // The error reaches the reader through the iteration below.
  pipeline(decryptBackup(bytes, key), gunzip, () => undefined);
  const decoder = new TextDecoder();
  let parts: string[] = [];
  try {
    for await (const chunk of gunzip) {
      const [head = "", ...rest] = decoder.decode(chunk, { stream: true }).split("\n");
      parts.push(head);
      for (const next of rest) {
        yield parts.join("");
        parts = [next];
      }
    }
  } catch (error) {
    throw forPeople(error, from);
  }
}

/** Turns an error that the person who named the file can mend into a BackupError; any other stays as it is. */
function forPeople(error: unknown, from: BackupBytes): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT" && typeof from === "string")
    return new BackupError(`There is no file ${from}.`, { cause: error });
  if (code === "Z_BUF_ERROR")
    return new BackupError("The backup is cut off: its end is missing.", { cause: error });
  if (code === "Z_DATA_ERROR")
    return new BackupError("This is not a backup of this site, or it is damaged.", { cause: error });
  return error;
}
