// Reads back a file of Excel by another program than the one that wrote it.
import { read, utils } from "@e965/xlsx";

/** A moment is a day with a fraction in the file, which is off by parts of a second. */
const toSecond = (cell: unknown): unknown =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1_000) * 1_000) : cell;

/** The rows of the first sheet, each without what is empty at its end. */
export function readSheet(bytes: ArrayBuffer): unknown[][] {
  const book = read(bytes, { type: "array", cellDates: true, UTC: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  const rows = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, blankrows: true, UTC: true }) : [];
  return rows.map((row) => row.map(toSecond));
}
