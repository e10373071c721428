// The lines of a gzipped text file, one at a time, however long the file is.
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupError } from "./backup-format.ts";

/** Yields the lines without their ends. Throws a BackupError when the file is missing, cut off or not gzip. */
export async function* readGzippedLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  // The error reaches the reader through the iteration below.
  pipeline(createReadStream(file), gunzip, () => undefined);
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
    throw forPeople(error, file);
  }
}

/** Turns an error that the person who named the file can mend into a BackupError; any other stays as it is. */
function forPeople(error: unknown, file: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return new BackupError(`There is no file ${file}.`, { cause: error });
  if (code === "Z_BUF_ERROR")
    return new BackupError("The backup is cut off: its end is missing.", { cause: error });
  if (code === "Z_DATA_ERROR")
    return new BackupError("This is not a backup of this site, or it is damaged.", { cause: error });
  return error;
}
