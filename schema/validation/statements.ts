// A bank statement: which of its columns say what, and what a row is. Pure: the server reads by it, the page shows it before anything is
// kept.
import { seoulMidnight } from "./seoul.ts";
import { z } from "./zod.ts";

export const STATEMENT_MAX_BYTES = 5 * 1024 * 1024;
export const STATEMENT_ROWS_MAX = 5_000;

/** What a column may say. DAY and IN are needed. */
export const STATEMENT_FIELDS = ["DAY", "TIME", "SENDER", "IN", "OUT", "BALANCE", "NOTE"] as const;
export type StatementField = (typeof STATEMENT_FIELDS)[number];
/** The column of each field, counted from 0. */
export type StatementColumns = Readonly<Partial<Record<StatementField, number>>>;

/** Headings of Korean banks by what they mean, without spaces; the first that fits counts. */
const HEADINGS: readonly (readonly [StatementField, RegExp])[] = [
  ["DAY", /^(거래|입금|이체)?(일자|일시|날짜|년월일|일)$|^(거래일자시간|거래일시|date)$/iu],
  ["TIME", /^(거래)?(시간|시각)$|^time$/iu],
  ["BALANCE", /잔액|잔고|^balance$/iu],
  ["IN", /(입금|맡기신|받으신|입금액|받은)(금액|액)?|^(deposit|credit)$/iu],
  ["OUT", /(출금|찾으신|지급|보낸)(금액|액)?|^(withdrawal|debit)$/iu],
  ["SENDER", /보낸(분|사람|이)|보내는|의뢰인|입금자|기재내용|거래내용|내용|적요내용|^sender$/iu],
  ["NOTE", /적요|메모|비고|취급점|거래점|^(note|memo)$/iu],
];
/** A sender by these is one whatever else it looks like. */
const SENDER_FIRST = /보낸(분|사람|이)|보내는|의뢰인|입금자/u;

export interface FoundColumns {
  /** The row of the headings, counted from 0. */
  readonly head: number;
  readonly columns: StatementColumns;
}

/** The headings stand in one of so many rows: these are looked through, and shown to whoever names the columns. */
export const HEADINGS_WITHIN = 30;
const squeezed = (cell: string) => cell.normalize("NFC").replace(/[\s()（）원·]/gu, "");

function fieldOf(heading: string): StatementField | null {
  if (SENDER_FIRST.test(heading)) return "SENDER";
  return HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
}

/** A row of headings as statements of the same bank are known by it. */
export const headingOf = (row: readonly string[]): string => row.map(squeezed).join("\t").trimEnd();

/** What each column of a bank says, in their order; null: it is not read. */
export interface KnownLayout {
  readonly heading: string;
  readonly fields: readonly (StatementField | null)[];
}

const COLUMNS_MAX = 60;
const HEADING_MAX_LENGTH = 200;
const NAME_MAX_LENGTH = 60;

/** How the statements of a bank are read, as the treasurer says it. */
export const statementLayoutInput = z.object({
  name: z.string().trim().min(1, { error: "REQUIRED" }).max(NAME_MAX_LENGTH, { error: "TOO_LONG" }),
  headings: z
    .array(z.string().max(HEADING_MAX_LENGTH, { error: "TOO_LONG" }))
    .max(COLUMNS_MAX, { error: "TOO_MANY_ROWS" })
    .refine((headings) => headingOf(headings) !== "", { error: "REQUIRED" }),
  fields: z
    .array(
      z
        .enum(STATEMENT_FIELDS)
        .nullish()
        .transform((field) => field ?? null),
    )
    .max(COLUMNS_MAX, { error: "TOO_MANY_ROWS" })
    .refine((fields) => fields.includes("DAY") && fields.includes("IN"), { error: "COLUMNS_MISSING" })
    .refine(isOnce, { error: "COLUMN_TWICE" }),
});

function isOnce(fields: readonly (StatementField | null)[]): boolean {
  const said = fields.filter((field) => field !== null);
  return new Set(said).size === said.length;
}

/** What the headings of a row say by themselves, as a first proposal. */
export function guessFields(row: readonly string[]): readonly (StatementField | null)[] {
  const guessed = row.map((cell) => (squeezed(cell) === "" ? null : fieldOf(squeezed(cell))));
  return guessed.map((field, at) => (guessed.indexOf(field) === at ? field : null));
}

const columnsOf = (fields: KnownLayout["fields"]): StatementColumns =>
  Object.fromEntries(fields.flatMap((field, at) => (field === null ? [] : [[field, at]])));

/** The row that names the columns; null where none names a day and money that came in, and no layout knows one. */
export function findColumns(
  rows: readonly (readonly string[])[],
  layouts: readonly KnownLayout[] = [],
): FoundColumns | null {
  const first = rows.slice(0, HEADINGS_WITHIN);
  for (const [head, row] of first.entries()) {
    const heading = headingOf(row);
    const layout = layouts.find((one) => one.heading === heading);
    if (layout) return { head, columns: columnsOf(layout.fields) };
  }
  return detectColumns(first);
}

function detectColumns(rows: readonly (readonly string[])[]): FoundColumns | null {
  for (const [head, row] of rows.entries()) {
    const columns: Partial<Record<StatementField, number>> = {};
    for (const [at, cell] of row.entries()) {
      const heading = squeezed(cell);
      const field = heading === "" ? null : fieldOf(heading);
      if (field === null) continue;
      const { SENDER: sender } = columns;
      const isBetter = field === "SENDER" && sender !== undefined && SENDER_FIRST.test(heading);
      if (columns[field] === undefined || isBetter) columns[field] = at;
    }
    if (columns.DAY !== undefined && columns.IN !== undefined) return { head, columns };
  }
  return null;
}

/** Whole won: "1,000", "₩1,000", "1000.00". Null: no amount. */
export function wonOf(cell: string): number | null {
  const text = cell.replace(/[\s,₩￦원]/gu, "").replace(/\.0+$/, "");
  if (text === "" || text === "-") return 0;
  return /^-?\d{1,13}$/.test(text) ? Number(text) : null;
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

/** One line of the bank. */
export interface StatementRow {
  readonly at: Date;
  readonly sender: string;
  readonly note: string;
  /** Whole won: what came in; below zero what went out. */
  readonly amount: number;
  readonly balance: number | null;
}

export interface ReadRows {
  readonly rows: readonly StatementRow[];
  /** Numbers of lines, from 1, that have something to say and cannot be read. */
  readonly refused: readonly number[];
}

/** The rows below the headings. Sums at the end, which have no day, are no rows. */
export function toStatementRows(
  cells: readonly (readonly string[])[],
  { head, columns }: FoundColumns,
): ReadRows {
  const rows: StatementRow[] = [];
  const refused: number[] = [];
  for (const [index, line] of cells.entries()) {
    if (index <= head) continue;
    const say = (field: StatementField) => line[columns[field] ?? -1]?.trim() ?? "";
    if (!/^\d{4}/.test(say("DAY"))) continue;
    const at = momentOf(say("DAY"), say("TIME"));
    const came = wonOf(say("IN"));
    const went = wonOf(say("OUT"));
    if (at === null || came === null || went === null || came - went === 0) {
      refused.push(index + 1);
      continue;
    }
    const balance = columns.BALANCE === undefined || say("BALANCE") === "" ? null : wonOf(say("BALANCE"));
    rows.push({
      at,
      sender: say("SENDER").normalize("NFC"),
      note: say("NOTE"),
      amount: came - went,
      balance,
    });
  }
  return { rows, refused };
}
