// A dump of MySQL, row by row, in the charset it is written in.
import { createReadStream } from "node:fs";
import iconv from "iconv-lite";
import { type DumpRow, InsertParser } from "./insert-parser.ts";

const PIECE = 1024 * 1024;

/** Whether all of a file is UTF-8. What is not is CP949, which old dumps of Korean sites are in. */
async function charsetOf(path: string): Promise<"utf8" | "cp949"> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const piece of createReadStream(path, { highWaterMark: PIECE }))
      decoder.decode(piece, { stream: true });
    decoder.decode();
    return "utf8";
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return "cp949";
  }
}

/**
 * The rows of the wanted tables, in the order of the dump; what is read at a time is bounded.
 * @throws UnreadableSite; what the disk says
 */
export async function* readDump(path: string, isWanted: (table: string) => boolean): AsyncGenerator<DumpRow> {
  // Node's own decoder of euc-kr lacks the syllables that Windows added to it.
  const decoder = iconv.getDecoder(await charsetOf(path));
  const parser = new InsertParser(isWanted);
  for await (const piece of createReadStream(path, { highWaterMark: PIECE })) {
    yield* parser.write(decoder.write(piece));
  }
  yield* parser.write(`${decoder.end() ?? ""}\n`, true);
}
