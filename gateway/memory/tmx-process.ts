// The process that reads a TMX file (read-tmx.ts).
import iconv from "iconv-lite";
import { answerParent } from "#gateway/processes/answer-parent.ts";
import { parseTmx, type ReadTmx, type TmxRefusal } from "./parse-tmx.ts";
import type { ForTmxProcess } from "./read-tmx.ts";

/** Tools of Windows write UTF-16, and old ones of Korea its own code page; a declaration in the file may be wrong. */
function decode(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, "utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return iconv.decode(bytes, "utf-16be");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = iconv.decode(bytes, "cp949");
    return text.includes("\ufffd") ? null : text;
  }
}

// The request waits for it.
await answerParent<ForTmxProcess, ReadTmx | TmxRefusal>(
  ({ bytes }) => {
    Object.freeze(Object.prototype);
    const text = decode(Buffer.from(bytes));
    return Promise.resolve(text === null ? "DAMAGED" : parseTmx(text.replace(/^\ufeff/u, "")));
  },
  { isInHurry: true },
);
