// The words of a hwp (Hangul 5.0), from the records of its sections, and who made, saved or changed it.
import { readFile } from "node:fs/promises";
import { DocumentRefused } from "#gateway/files/document-refused.ts";
import { namesInHwp, openHwp } from "#gateway/files/hwp-file.ts";
import { PARA_TEXT, recordsOf } from "#gateway/files/hwp-records.ts";
import { gather, PROPERTIES_MAX, PROPERTY_MAX, type Reading } from "./reading.ts";

const SECTION = /^BodyText\/Section(\d+)$/;
/** Below it a unit is no letter but a control (Hangul document file formats 5.0, table 6). */
const FIRST_LETTER = 0x20;
/** A control of one unit; any other takes eight. */
const SHORT: ReadonlySet<number> = new Set([0, 10, 13, 24, 25, 26, 27, 28, 29, 30, 31]);
const UNITS = 8;

/** @throws what a damaged one says */
export async function readHwp(path: string): Promise<Reading> {
  try {
    const file = openHwp(await readFile(path));
    const gathered = gather();
    const number = (name: string) => Number(SECTION.exec(name)?.[1]);
    const sections = [...file.streams].filter(([name]) => SECTION.test(name));
    for (const [, content] of sections.toSorted(([one], [other]) => number(one) - number(other))) {
      const records = file.isPacked ? file.unpack(content) : content;
      for (const { tag, data } of recordsOf(records))
        if (tag === PARA_TEXT && !gathered.add(`${wordsOf(data)}\n`)) break;
    }
    const properties = namesInHwp(file)
      .slice(0, PROPERTIES_MAX)
      .map((name) => name.normalize("NFC").slice(0, PROPERTY_MAX).toWellFormed());
    return { ...gathered.done(), properties };
  } catch (error) {
    if (error instanceof DocumentRefused)
      return { state: error.reason === "TOO_LARGE" ? "TOO_LARGE" : "ENCRYPTED" };
    throw error;
  }
}

function wordsOf(data: Buffer): string {
  let words = "";
  for (let at = 0; at + 2 <= data.length; ) {
    const unit = data.readUInt16LE(at);
    const isLetter = unit >= FIRST_LETTER;
    words += isLetter ? String.fromCharCode(unit) : " ";
    at += 2 * (isLetter || SHORT.has(unit) ? 1 : UNITS);
  }
  return words;
}
