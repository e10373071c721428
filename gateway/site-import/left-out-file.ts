// Says what an import left out as a table, for the person who writes it by hand or asks the former site's keeper for it.
import { createWriteStream } from "node:fs";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvFile } from "#gateway/exports/csv.ts";
import { xlsxFile } from "#gateway/exports/xlsx.ts";
import { cutText } from "./cut-text.ts";
import { UnreadableSite } from "./former-site.ts";
import type { LeftOutLine } from "./import-report.ts";
import { plainText } from "./text-html.ts";

const HEADINGS = ["kind", "id", "name", "why"];
const NAME_MAX = 200;
const FORMATS = new Map<string, typeof csvFile>([
  [".csv", csvFile],
  [".xlsx", (headings, batches) => xlsxFile("left out", headings, batches)],
]);

/** @throws Error with words for the person who typed the name */
export function leftOutFormat(path: string) {
  const format = FORMATS.get(extname(path).toLowerCase());
  if (!format) throw new Error(`--left-out ${path}: its name ends with ${[...FORMATS.keys()].join(" or ")}.`);
  return format;
}

/** It holds names of people: only its owner reads it. @throws UnreadableSite where it cannot be written */
export async function writeLeftOut(path: string, lines: readonly LeftOutLine[]): Promise<void> {
  const rows = lines.map(({ kind, id, name, why }) => [kind, id, cutText(plainText(name), NAME_MAX), why]);
  async function* batches() {
    yield rows;
  }
  try {
    const file = createWriteStream(path, { mode: 0o600 });
    await pipeline(Readable.from(leftOutFormat(path)(HEADINGS, batches())), file);
  } catch (error) {
    throw new UnreadableSite(`${path} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}
