// The process that reads a bank statement (read-statement.ts). What the file is, its bytes say, never its name.
import { type ParsingOptions, read, utils, type WorkBook } from "@e965/xlsx";
import iconv from "iconv-lite";
import { answerParent } from "#gateway/processes/answer-parent.ts";
import { rawLines } from "#schema/validation/money/statement-cells.ts";
import { inSeoulDigits } from "./statement-dates.ts";

export interface ForStatementProcess {
  readonly bytes: Uint8Array;
  /** Of rows that say something. */
  readonly rowsMax: number;
  /** Whether the answer has each line as the file has it. */
  readonly wantsRaw: boolean;
}

/** Null: nobody can read it. */
export interface FromStatementProcess {
  readonly rows: readonly (readonly string[])[] | null;
  /** By row: its place in the sheet, counted from 0; rows that say nothing are left out. */
  readonly places: readonly number[];
  /** By row (`rawLines`); empty where nobody wants it. */
  readonly raw: readonly string[];
}

/** More lines than these are above no table; the head of the file is counted with the rows. */
const HEAD_MAX = 100;
const optionsFor = (rowsMax: number): ParsingOptions => ({
  dense: true,
  // One more than is allowed, so that a longer file is seen to be one.
  sheetRows: rowsMax + HEAD_MAX + 1,
  cellFormula: false,
  cellHTML: false,
  cellDates: true,
  UTC: true,
});
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

function open(bytes: Buffer, options: ParsingOptions): WorkBook | null {
  if (BINARY.some((magic) => bytes.subarray(0, 4).equals(magic))) return read(bytes, options);
  const text = decode(bytes);
  // Texts are stored as they are: an account number loses no zeros, a day is not guessed at.
  return text === null || text.includes("\0") ? null : read(text, { ...options, type: "string", raw: true });
}

const sayCell = (cell: unknown): string =>
  cell instanceof Date
    ? inSeoulDigits(cell)
    : String(cell ?? "")
        .normalize("NFC")
        .trim();

interface PlacedRow {
  readonly place: number;
  readonly cells: string[];
}

/** The sheet with the most rows, without those that say nothing. */
function rowsOf(book: WorkBook): PlacedRow[] {
  const sheets = book.SheetNames.map((name) => {
    const { [name]: sheet } = book.Sheets;
    const rows = sheet
      ? utils.sheet_to_json<unknown[]>(sheet, {
          header: 1,
          raw: true,
          UTC: true,
          defval: "",
          blankrows: true,
        })
      : [];
    // The range of a sheet begins at its first row that has a cell.
    const first = sheet?.["!ref"] ? utils.decode_range(sheet["!ref"]).s.r : 0;
    return rows
      .map((row, at) => ({ place: first + at, cells: row.map(sayCell) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ""));
  });
  return sheets.reduce((most, one) => (one.length > most.length ? one : most), []);
}

function readRows({ bytes, rowsMax }: ForStatementProcess): PlacedRow[] | null {
  Object.freeze(Object.prototype);
  try {
    const book = open(Buffer.from(bytes), optionsFor(rowsMax));
    return book === null ? null : rowsOf(book);
  } catch {
    return null;
  }
}

// The request waits for it.
await answerParent<ForStatementProcess, FromStatementProcess>(
  (asked) => {
    const placed = readRows(asked);
    const rows = placed?.map(({ cells }) => cells) ?? null;
    const places = placed?.map(({ place }) => place) ?? [];
    return Promise.resolve({ rows, places, raw: asked.wantsRaw && rows ? rawLines(rows) : [] });
  },
  { isInHurry: true },
);
