// The thread that reads a bank statement (read-statement.ts). What the file is, its bytes say, never its name.
import { parentPort, workerData } from "node:worker_threads";
import { type ParsingOptions, read, utils, type WorkBook } from "@e965/xlsx";
import iconv from "iconv-lite";
import { rawLines } from "#schema/validation/statement-cells.ts";
import { inSeoulDigits } from "./statement-dates.ts";

export interface ForStatementThread {
  readonly bytes: Uint8Array;
  /** Of rows that say something. */
  readonly rowsMax: number;
  /** Whether it is told what each line says as the file has it. */
  readonly wantsRaw: boolean;
}

const { bytes: given, rowsMax, wantsRaw }: ForStatementThread = workerData;

/** Null: nobody can read it. */
export interface FromStatementThread {
  readonly rows: readonly (readonly string[])[] | null;
  /** By row (`rawLines`); empty where nobody wants it. */
  readonly raw: readonly string[];
}

/** More lines than these stand above no table; the head of the file is counted with the rows. */
const HEAD_MAX = 100;
const OPTIONS: ParsingOptions = {
  dense: true,
  // One more than is allowed, so that a longer file is seen to be one.
  sheetRows: rowsMax + HEAD_MAX + 1,
  cellFormula: false,
  cellHTML: false,
  cellDates: true,
  UTC: true,
};
const BINARY = ["d0cf11e0", "504b0304"].map((hex) => Buffer.from(hex, "hex"));

/** Text of a file of unknown encoding: by its mark, else UTF-8 where it is that, else CP949, which Korean banks write. */
function decode(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, "utf-16le");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Node's own decoder knows 2,350 syllables only.
    const text = iconv.decode(bytes, "cp949");
    return text.includes("\ufffd") ? null : text;
  }
}

function open(bytes: Buffer): WorkBook | null {
  if (BINARY.some((magic) => bytes.subarray(0, 4).equals(magic))) return read(bytes, OPTIONS);
  const text = decode(bytes);
  // Texts are kept as they are: an account number loses no zeros, a day is not guessed at.
  return text === null || text.includes("\0") ? null : read(text, { ...OPTIONS, type: "string", raw: true });
}

const sayCell = (cell: unknown): string =>
  cell instanceof Date
    ? inSeoulDigits(cell)
    : String(cell ?? "")
        .normalize("NFC")
        .trim();

/** The sheet with the most rows, without those that say nothing. */
function rowsOf(book: WorkBook): string[][] {
  const sheets = book.SheetNames.map((name) => {
    const { [name]: sheet } = book.Sheets;
    const rows = sheet
      ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, UTC: true, defval: "" })
      : [];
    return rows.map((row) => row.map(sayCell)).filter((row) => row.some((cell) => cell !== ""));
  });
  return sheets.reduce((most, one) => (one.length > most.length ? one : most), []);
}

function readRows(): string[][] | null {
  Object.freeze(Object.prototype);
  try {
    const book = open(Buffer.from(given));
    return book === null ? null : rowsOf(book);
  } catch {
    return null;
  }
}

const rows = readRows();
// Here, because five thousand lines take longer than a request may hold up the others.
const raw = wantsRaw && rows ? rawLines(rows) : [];
parentPort?.postMessage({ rows, raw } satisfies FromStatementThread);
