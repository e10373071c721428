// The lines of a gzipped text file, one at a time, however long the file is.
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

/** Yields the lines without their ends. Throws when the file is missing, cut off or not gzip. */
export async function* readGzippedLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  // The error reaches the reader through the iteration below.
  pipeline(createReadStream(file), gunzip, () => undefined);
  const decoder = new TextDecoder();
  let parts: string[] = [];
  for await (const chunk of gunzip) {
    const [head = "", ...rest] = decoder.decode(chunk, { stream: true }).split("\n");
    parts.push(head);
    for (const next of rest) {
      yield parts.join("");
      parts = [next];
    }
  }
}
