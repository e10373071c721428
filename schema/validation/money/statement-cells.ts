// Defines what a cell of a statement says: an amount, a moment, and the whole line as the file has it.
import { seoulMidnight } from "#schema/validation/core/seoul.ts";

/** Whole won: "1,000", "₩1,000", "1000.00". Null: no amount. */
export function wonOf(cell: string): number | null {
  const text = cell.replace(/[\s,₩￦원]/gu, "").replace(/\.0+$/, "");
  if (text === "" || text === "-") return 0;
  return /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

/** "2026-11-23", "2026.11.23 14:05:09", "20261123", "2026/11/23" in Seoul. Null: none, or a day no calendar has. */
export function momentOf(day: string, time = ""): Date | null {
  const found = /^(\d{4})[-./년]?\s?(\d{1,2})[-./월]?\s?(\d{1,2})일?(?:\s+|T|$)(.*)$/u.exec(day.trim());
  if (!found) return null;
  const [, year = "", month = "", date = "", rest = ""] = found;
  const text = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const check = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(check.getTime()) || check.toISOString().slice(0, 10) !== text) return null;
  const clock = /^(\d{1,2}):?(\d{2})(?::?(\d{2}))?$/.exec((time || rest).trim());
  const [, hours = "0", minutes = "0", seconds = "0"] = clock ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return offset < 86_400 ? new Date(seoulMidnight(text).getTime() + offset * 1_000) : null;
}

/** One text for a cell in whatever format the bank gave the file: no blanks, no zeros, amounts and days as digits. */
function plainCell(cell: string): string {
  const text = cell.normalize("NFKC").replace(/\s+/gu, " ").trim();
  const won = wonOf(text);
  if (won !== null) return won === 0 ? "" : String(won);
  const digits = momentOf(text) === null ? null : text.replace(/\D/gu, "");
  return digits === null ? text : digits.replace(/^(\d{8})0+$/, "$1");
}

const WHOLE = /^\d{1,6}$/;
/** Cells of a column that counts which say something else, such as the number of lines in the head of the file. */
const STRAYS = 3;

/** The longest run of numbers that grow by one, or fall by one, with its lowest. */
function longestRun(
  numbers: readonly number[],
  step: 1 | -1,
): { readonly length: number; readonly low: number } {
  let best = { length: 0, low: 0 };
  let begun = 0;
  for (let at = 1; at <= numbers.length; at += 1) {
    if (numbers[at] === (numbers[at - 1] ?? 0) + step) continue;
    const length = at - begun;
    const low = Math.min(numbers[begun] ?? 0, numbers[at - 1] ?? 0);
    if (length > best.length) best = { length, low };
    begun = at;
  }
  return best;
}

/** Columns that count the lines of the file, from 1 up or down to 1: the same line has another number in another file. */
function countingColumns(lines: readonly (readonly string[])[]): ReadonlySet<number> {
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const counts = (at: number) => {
    const numbers = lines.flatMap((line) => (WHOLE.test(line[at] ?? "") ? [Number(line[at])] : []));
    const [up, down] = [longestRun(numbers, 1), longestRun(numbers, -1)];
    const { length, low } = up.length >= down.length ? up : down;
    return length > 0 && low === 1 && numbers.length - length <= STRAYS;
  };
  return new Set(Array.from({ length: width }, (_, at) => at).filter(counts));
}

/** What each line of the file says, whatever its columns are taken for: the same in every file that has the line. */
export function rawLines(lines: readonly (readonly string[])[]): readonly string[] {
  const counting = countingColumns(lines);
  return lines.map((line) =>
    line
      .map((cell, at) => (counting.has(at) ? "" : plainCell(cell)))
      .join("\t")
      .trimEnd(),
  );
}
