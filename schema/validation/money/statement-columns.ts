// Defines which column of a bank statement says what: as the office said, as the table of banks has it, or as
// a guess that a person confirms.

import { headingOf, squeezed } from "#schema/validation/core/headings.ts";
import { requiredLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";
import { BANK_HEADINGS, type Bank } from "./bank-headings.ts";
import { STATEMENT_FIELDS, type StatementField } from "./statement-fields.ts";

/** Headings of other banks by what they mean, without spaces; the first that fits counts. A guess: a person looks at it. */
const HEADINGS: readonly (readonly [StatementField, RegExp])[] = [
  ["DAY", /^(거래|입금|이체)?(일자|일시|날짜|년월일|일)$|^(거래일자시간|거래일시|date)$/iu],
  ["TIME", /^(거래)?(시간|시각)$|^time$/iu],
  ["BALANCE", /잔액|잔고|^balance$/iu],
  ["AMOUNT", /^(거래)?금액$|^amount$/iu],
  ["IN", /(입금|맡기신|받으신|들어온|입금액|받은)(금액|액)?|^(deposit|credit)$/iu],
  ["OUT", /(출금|찾으신|지급|나간|보낸)(금액|액)?|^(withdrawal|debit)$/iu],
  ["SENDER", /보낸(분|사람|이)|보내는|의뢰인|입금자|기재내용|기록사항|예금주|내용|^sender$/iu],
  ["MEMO", /메모|비고|특이사항|^memo$/iu],
  ["NOTE", /적요|취급점|거래점|^note$/iu],
];
/** A sender by these is one whatever else it looks like, the first before the others. */
const SENDER_FIRST = [/보낸(분|사람|이)|보내는|의뢰인|입금자/u, /기록사항|기재내용|예금주/u];

/** What each column says, in their order; null: it is not read. */
export type StatementFields = readonly (StatementField | null)[];

/** How it is known what the columns say: somebody of the office said it, the table of banks has it, or it is a guess. */
type ColumnsSource = "OFFICE" | "BANK" | "GUESS";

export interface FoundColumns {
  /** The row of the headings, counted from 0. */
  readonly head: number;
  readonly fields: StatementFields;
  readonly source: ColumnsSource;
  /** Null: none that is known. */
  readonly bank: Bank | null;
  /** What the office calls the bank. */
  readonly name: string | null;
}

/** The headings are in one of so many rows: these are looked through, and shown to the person who names the columns. */
export const HEADINGS_WITHIN = 30;

function fieldOf(heading: string): StatementField | null {
  if (heading === "") return null;
  if (SENDER_FIRST.some((pattern) => pattern.test(heading))) return "SENDER";
  return HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
}

/** What the office said of the statements of a bank. */
export interface KnownLayout {
  readonly name: string;
  readonly heading: string;
  readonly fields: StatementFields;
}

const COLUMNS_MAX = 60;
const HEADING_MAX_LENGTH = 200;
const NAME_MAX_LENGTH = 60;

/** DAY, and IN or AMOUNT, each once. */
export const statementFields = z
  .array(
    z
      .enum(STATEMENT_FIELDS)
      .nullish()
      .transform((field) => field ?? null),
  )
  .max(COLUMNS_MAX, { error: "TOO_MANY_ROWS" })
  .refine((fields) => fields.includes("DAY") && (fields.includes("IN") || fields.includes("AMOUNT")), {
    error: "COLUMNS_MISSING",
  })
  .refine(isOnce, { error: "COLUMN_TWICE" });

/** How the statements of a bank are read, as the treasurer says it. */
export const statementLayoutInput = z.object({
  name: requiredLine(NAME_MAX_LENGTH),
  headings: z
    .array(z.string().max(HEADING_MAX_LENGTH, { error: "TOO_LONG" }))
    .max(COLUMNS_MAX, { error: "TOO_MANY_ROWS" })
    .refine((headings) => headingOf(headings) !== "", { error: "REQUIRED" }),
  fields: statementFields,
});

function isOnce(fields: StatementFields): boolean {
  const said = fields.filter((field) => field !== null);
  return new Set(said).size === said.length;
}

/** What the headings of a row say by themselves; where two may be the sender, the one that surely is. */
export function guessFields(row: readonly string[]): StatementFields {
  const headings = row.map(squeezed);
  const guessed = headings.map(fieldOf);
  const best = SENDER_FIRST.map((pattern) => headings.findIndex((heading) => pattern.test(heading))).find(
    (at) => at >= 0,
  );
  return guessed.map((field, at) => {
    const first = field === "SENDER" && best !== undefined ? best : guessed.indexOf(field);
    return first === at ? field : null;
  });
}

/** The bank that writes these headings, by the table; of two that fit, the one with more of them. */
function knownBank(row: readonly string[]): Pick<FoundColumns, "fields" | "source" | "bank"> | null {
  const headings = row.map(squeezed);
  const fits = BANK_HEADINGS.filter(({ columns }) =>
    Object.entries(columns).every(
      ([heading, field]) => field === null || field === "MEMO" || headings.includes(heading),
    ),
  );
  const met = ({ columns }: (typeof fits)[number]) => headings.filter((heading) => heading in columns).length;
  const [best] = fits.sort((one, other) => met(other) - met(one));
  if (!best) return null;
  const fields = headings.map((heading, at) =>
    headings.indexOf(heading) === at && Object.hasOwn(best.columns, heading)
      ? (best.columns[heading] ?? null)
      : null,
  );
  return { fields, source: best.isSure ? "BANK" : "GUESS", bank: best.bank };
}

const areEnough = (fields: StatementFields): boolean => statementFields.safeParse(fields).success;

/** The row that names the columns: as the office said, as the bank writes them, else as it looks. Null where nothing says so. */
export function findColumns(
  rows: readonly (readonly string[])[],
  layouts: readonly KnownLayout[] = [],
): FoundColumns | null {
  const first = rows.slice(0, HEADINGS_WITHIN);
  const unknown = { source: "GUESS", bank: null, name: null } as const;
  for (const [head, row] of first.entries()) {
    const heading = headingOf(row);
    const layout = layouts.find((one) => one.heading === heading);
    if (layout) return { head, fields: layout.fields, source: "OFFICE", bank: null, name: layout.name };
    const known = knownBank(row);
    if (known) return { ...unknown, head, ...known };
  }
  for (const [head, row] of first.entries()) {
    const fields = guessFields(row);
    if (areEnough(fields)) return { ...unknown, head, fields };
  }
  return null;
}
