// A dump of MySQL, row by row, in the charset it is written in. One that was cut off is refused: what is
// missing would be missed by nobody.
import { createReadStream } from "node:fs";
import iconv from "iconv-lite";
import { type Charset, charsetOf } from "./charset.ts";
import { UnreadableSite } from "./former-site.ts";
import { type DumpRow, InsertParser } from "./insert-parser.ts";

export interface Dump {
  /** What was odd about it, in words. */
  readonly notes: readonly string[];
  /**
   * The rows of the wanted tables, in the order of the dump; what is read at a time is bounded.
   * @param onSkipped is called for each row of another table
   * @throws UnreadableSite; what the disk says
   */
  rows(isWanted: (table: string) => boolean, onSkipped?: (table: string) => void): AsyncGenerator<DumpRow>;
}

const PIECE = 1024 * 1024;
/** UTF-16 units at both ends in which a dump says that it begins and is done. */
const ENDS = 4_096;

/**
 * What a dump has at its end when it has the other at its beginning: mysqldump's last line, and the settings
 * that both programs restore.
 */
const ENDINGS: readonly (readonly [begins: RegExp, ends: RegExp])[] = [
  [/^-- (?:MySQL|MariaDB) dump /m, /^-- Dump completed/m],
  [/SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT/, /CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT/],
];

/** @param named the charset, where somebody says it; else it is found */
export async function openDump(path: string, named: Charset | null): Promise<Dump> {
  const { charset, oddBytes } = named ? { charset: named, oddBytes: 0 } : await charsetOf(path);
  const odd = oddBytes > 0 ? `; ${oddBytes} bytes are none, as in a column of bytes` : "";
  return {
    notes: [`The dump is read as ${charset === "utf8" ? "UTF-8" : "CP949"}${odd} (--charset says another).`],
    rows: (isWanted, onSkipped) => readRows(path, charset, new InsertParser(isWanted, onSkipped)),
  };
}

async function* readRows(path: string, charset: Charset, parser: InsertParser): AsyncGenerator<DumpRow> {
  // Node's own decoder of euc-kr lacks the syllables that Windows added to it.
  const decoder = iconv.getDecoder(charset);
  let head = "";
  let tail = "";
  const remember = (text: string): string => {
    if (head.length < ENDS) head += text.slice(0, ENDS - head.length);
    tail = (tail + text).slice(-ENDS);
    return text;
  };
  for await (const piece of createReadStream(path, { highWaterMark: PIECE })) {
    yield* parser.write(remember(decoder.write(piece)));
  }
  yield* parser.write(remember(`${decoder.end() ?? ""}\n`), true);
  if (parser.isInsideStatement || ENDINGS.some(([begins, ends]) => begins.test(head) && !ends.test(tail))) {
    throw new UnreadableSite("The dump was cut off: its end is missing. Take it again, and copy it whole.");
  }
}
