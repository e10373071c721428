// A bank statement: what a row is. Pure: the server reads by it, the page shows by it how the lines look
// before anything is stored (decision 218).
import { momentOf, wonOf } from "./statement-cells.ts";
import type { FoundColumns } from "./statement-columns.ts";
import type { StatementField } from "./statement-fields.ts";

export const STATEMENT_MAX_BYTES = 5 * 1024 * 1024;
export const STATEMENT_ROWS_MAX = 5_000;

/** The column of each field, counted from 0. */
type StatementColumns = Readonly<Partial<Record<StatementField, number>>>;

/** One line of the bank. */
export interface StatementRow {
  readonly at: Date;
  readonly sender: string;
  /** The bank's word for the transfer, and what a person wrote beside it. */
  readonly note: string;
  /** Whole won: what came in; below zero what went out. */
  readonly amount: number;
  readonly balance: number | null;
  /** The line as the file has it, whatever the columns are taken for (`rawLines`); empty where it is only looked at. */
  readonly raw: string;
}

interface ReadRows {
  readonly rows: readonly StatementRow[];
  /** Numbers of lines, from 1, that have something to say and cannot be read. */
  readonly refused: readonly number[];
}

type Say = (field: StatementField) => string;

/** Null: no amount. Below zero what went out. */
function amountOf(say: Say, columns: StatementColumns): number | null {
  if (columns.AMOUNT !== undefined) {
    const amount = wonOf(say("AMOUNT"));
    if (amount === null || columns.DIRECTION === undefined) return amount;
    const direction = say("DIRECTION");
    if (/출금|지급|보냄|이체출금/u.test(direction)) return -Math.abs(amount);
    return /입금|받음/u.test(direction) ? Math.abs(amount) : amount;
  }
  const came = wonOf(say("IN"));
  const went = wonOf(say("OUT"));
  return came === null || went === null ? null : came - went;
}

/**
 * The rows below the headings. Sums at the end, which have no day, are no rows.
 * @param raw what each line says as the file has it
 */
export function toStatementRows(
  cells: readonly (readonly string[])[],
  { head, fields }: Pick<FoundColumns, "head" | "fields">,
  raw: readonly string[] = [],
): ReadRows {
  const columns: StatementColumns = Object.fromEntries(
    fields.flatMap((field, at) => (field === null ? [] : [[field, at]])),
  );
  const rows: StatementRow[] = [];
  const refused: number[] = [];
  for (const [index, line] of cells.entries()) {
    if (index <= head) continue;
    const say: Say = (field) => line[columns[field] ?? -1]?.trim() ?? "";
    if (!/^\d{4}/.test(say("DAY"))) continue;
    const at = momentOf(say("DAY"), say("TIME"));
    const amount = amountOf(say, columns);
    if (at === null || amount === null || amount === 0) {
      refused.push(index + 1);
      continue;
    }
    const balance = columns.BALANCE === undefined || say("BALANCE") === "" ? null : wonOf(say("BALANCE"));
    rows.push({
      at,
      sender: say("SENDER").normalize("NFC"),
      note: [say("NOTE"), say("MEMO")].filter((words) => words !== "").join(" · "),
      amount,
      balance,
      raw: raw[index] ?? "",
    });
  }
  return { rows, refused };
}
