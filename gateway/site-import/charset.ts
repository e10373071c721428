// In which charset a dump is written. Its own SET NAMES says what the connection was set to, not what the file became since.
import { createReadStream } from "node:fs";

export const CHARSETS = ["utf8", "cp949"] as const;
export type Charset = (typeof CHARSETS)[number];

interface FoundCharset {
  readonly charset: Charset;
  /** What is none of it, such as a column of bytes; 0 where it was named. */
  readonly oddBytes: number;
}

const PIECE = 1024 * 1024;

/**
 * UTF-8, unless more of what is not ASCII is invalid in it than valid: hardly a syllable of CP949 is valid
 * UTF-8, while a UTF-8 dump has an odd byte only where a table holds bytes.
 */
export async function charsetOf(path: string): Promise<FoundCharset> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let valid = 0;
  let odd = 0;
  const count = (text: string) => {
    odd += text.match(/\uFFFD/g)?.length ?? 0;
    valid += text.match(/(?!\uFFFD)[\u0080-\u{10FFFF}]/gu)?.length ?? 0;
  };
  for await (const piece of createReadStream(path, { highWaterMark: PIECE })) {
    count(decoder.decode(piece, { stream: true }));
  }
  count(decoder.decode());
  return odd > valid ? { charset: "cp949", oddBytes: 0 } : { charset: "utf8", oddBytes: odd };
}
