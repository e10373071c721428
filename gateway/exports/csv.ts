// Comma-separated values as Excel opens them: with a byte order mark, CRLF, and nothing that a spreadsheet takes for a formula.
import type { Cell } from "#schema/core/lists/export-source.ts";
import { seoulText } from "./seoul-text.ts";

/** What makes a text a formula, or hides one, in spreadsheets; the wide forms too, which some of them read alike. */
export const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u;

const NEEDS_QUOTES = /[",\r\n]/;

/** A cell as text; a text that begins like a formula gets an apostrophe before it. */
function field(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell instanceof Date ? seoulText(cell) : String(cell).normalize("NFC");
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly Cell[]) => `${cells.map(field).join(",")}\r\n`;

/** The whole file, a batch at a time. */
export async function* csvFile(
  headings: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${line(headings)}`, "utf8");
  for await (const batch of batches) yield Buffer.from(batch.map(line).join(""), "utf8");
}
