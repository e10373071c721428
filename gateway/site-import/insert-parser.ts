// Takes the rows out of a dump of MySQL as its text arrives: mysqldump and phpMyAdmin write them as INSERT statements. Nothing is
// executed. What is no INSERT is skipped; CREATE TABLE names the columns where the INSERT does not.
import { UnreadableSite } from "./former-site.ts";

export interface DumpRow {
  readonly table: string;
  /** By column; null is NULL. */
  readonly values: Readonly<Record<string, string | null>>;
}

/** What is in a column; "" for NULL and for a column that is not there. */
export const said = (values: DumpRow["values"], column: string): string => values[column] ?? "";

/** UTF-16 units of one row or of a statement that is no INSERT: MySQL itself sends no more at once by default. */
const UNIT_MAX = 64 * 1024 * 1024;

const ESCAPED: Readonly<Record<string, string>> = {
  "0": "\0",
  b: "\b",
  n: "\n",
  r: "\r",
  t: "\t",
  Z: "\x1a",
};
const HEADER =
  /(?:INSERT|REPLACE)\s+(?:IGNORE\s+)?INTO\s+(?:`[^`]*`\.)?`?([\w$-]+)`?\s*(?:\(([^()]*)\)\s*)?VALUES\s*/iy;
const HEADER_BEGINS = /^(?:INSERT|REPLACE)\b/i;
const CREATE = /^CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:`[^`]*`\.)?`?([\w$-]+)`?\s*\(/i;
const QUOTES = new Set(["'", '"', "`"]);

/** The text ends in the middle of something: more has to come. */
const MORE = Symbol("more");

/** @param isWanted tables whose rows are read; `onSkipped` is called for each row of another one */
export class InsertParser {
  readonly #isWanted: (table: string) => boolean;
  readonly #onSkipped: (table: string) => void;
  readonly #columns = new Map<string, readonly string[]>();
  #text = "";
  #at = 0;
  #isEnd = false;
  /** A statement has begun whose end has not come. */
  #isOpen = false;
  #insert: { readonly table: string; readonly columns: readonly string[] } | null = null;

  constructor(isWanted: (table: string) => boolean, onSkipped: (table: string) => void = () => undefined) {
    this.#isWanted = isWanted;
    this.#onSkipped = onSkipped;
  }

  /** Whether the text so far ends within a statement. */
  get isInsideStatement(): boolean {
    return this.#insert !== null || this.#isOpen;
  }

  /** The rows that are whole by now. @throws UnreadableSite */
  write(text: string, isEnd = false): DumpRow[] {
    this.#text = this.#text.slice(this.#at) + text;
    this.#at = 0;
    this.#isEnd = isEnd;
    const rows: DumpRow[] = [];
    for (;;) {
      const start = this.#at;
      const row = this.#insert ? this.#row(this.#insert) : this.#statement();
      if (row === MORE) {
        this.#at = start;
        if (this.#text.length - start > UNIT_MAX)
          throw new UnreadableSite("A row of the dump is larger than 64 MB.");
        return rows;
      }
      if (row) rows.push(row);
    }
  }

  /** Begins an INSERT, or skips what is none. */
  #statement(): typeof MORE | null {
    this.#isOpen = false;
    if (!this.#skipSpace() || this.#at >= this.#text.length) return MORE;
    this.#isOpen = true;
    const head = this.#text.slice(this.#at, this.#at + 2_000);
    if (HEADER_BEGINS.test(head)) {
      HEADER.lastIndex = this.#at;
      const found = HEADER.exec(this.#text);
      if (found && (HEADER.lastIndex < this.#text.length || this.#isEnd)) {
        const [, table = "", named] = found;
        const columns = named ? named.split(",").map(bare) : (this.#columns.get(table) ?? []);
        this.#at = HEADER.lastIndex;
        this.#insert = { table, columns };
        return null;
      }
      // A header is short; an INSERT … SELECT is none that holds rows.
      if (!found && this.#text.length - this.#at < 100_000 && !this.#isEnd) return MORE;
    }
    const end = this.#endOfStatement();
    if (end === null) return MORE;
    const statement = this.#text.slice(this.#at, end);
    const [, created] = CREATE.exec(statement) ?? [];
    if (created)
      this.#columns.set(
        created,
        [...statement.matchAll(/^\s*`([^`]+)`/gm)].map(([, name = ""]) => name),
      );
    this.#at = end + 1;
    return null;
  }

  /** Past white space and comments; false: one of them may go on. */
  #skipSpace(): boolean {
    const space = /(?:\s+|--[^\n]*\n|#[^\n]*\n|\/\*[\s\S]*?\*\/;?|;)/y;
    for (;;) {
      space.lastIndex = this.#at;
      if (!space.test(this.#text)) break;
      this.#at = space.lastIndex;
    }
    const next = this.#text.slice(this.#at, this.#at + 2);
    return this.#isEnd || !(next === "" || next === "-" || next === "/" || /^(?:--|#|\/\*)/.test(next));
  }

  /** Where the `;` is, outside of quotes; null: not yet here. */
  #endOfStatement(): number | null {
    for (let at = this.#at; at < this.#text.length; at += 1) {
      const sign = this.#text[at] ?? "";
      if (sign === ";") return at;
      if (!QUOTES.has(sign)) continue;
      const end = this.#endOfQuoted(at);
      if (end === null) return null;
      at = end - 1;
    }
    return null;
  }

  /** Behind the closing quote of what begins at `from`; null: not yet here. */
  #endOfQuoted(from: number): number | null {
    const quote = this.#text[from];
    for (let at = from + 1; at < this.#text.length; at += 1) {
      const sign = this.#text[at];
      if (sign === "\\" && quote !== "`") at += 1;
      else if (sign === quote) {
        if (this.#text[at + 1] === quote) at += 1;
        // The next piece may begin with the second half of a doubled quote.
        else return at + 1 < this.#text.length || this.#isEnd ? at + 1 : null;
      }
    }
    return null;
  }

  /** One row of the INSERT that is open, or its end. */
  #row(insert: {
    readonly table: string;
    readonly columns: readonly string[];
  }): DumpRow | typeof MORE | null {
    const gap = /[\s,]*/y;
    gap.lastIndex = this.#at;
    gap.test(this.#text);
    this.#at = gap.lastIndex;
    const next = this.#text[this.#at];
    if (next === undefined) return MORE;
    if (next !== "(") {
      this.#insert = null;
      return null;
    }
    const values = this.#values();
    if (values === null) return MORE;
    const { table, columns } = insert;
    if (!this.#isWanted(table)) {
      this.#onSkipped(table);
      return null;
    }
    if (columns.length !== values.length) {
      throw new UnreadableSite(
        `A row of ${table} has ${values.length} values for ${columns.length} columns.`,
      );
    }
    return { table, values: Object.fromEntries(columns.map((name, at) => [name, values[at] ?? null])) };
  }

  /** What is between two brackets; null: not yet here. */
  #values(): (string | null)[] | null {
    const values: (string | null)[] = [];
    let at = this.#at + 1;
    for (;;) {
      const bareValue = /\s*(?:_\w+\s*)?([^\s,()'"]*)\s*/y;
      bareValue.lastIndex = at;
      const [, plain = ""] = bareValue.exec(this.#text) ?? [];
      at = bareValue.lastIndex;
      const sign = this.#text[at];
      if (sign === "'" || sign === '"') {
        const end = this.#endOfQuoted(at);
        if (end === null) return null;
        values.push(unescaped(this.#text.slice(at + 1, end - 1), sign));
        at = end;
        while (/\s/.test(this.#text[at] ?? "")) at += 1;
      } else values.push(/^null$/i.test(plain) ? null : plain);
      const closing = this.#text[at];
      if (closing === undefined) return null;
      at += 1;
      if (closing === ")") break;
      if (closing !== ",")
        throw new UnreadableSite(
          `A row of the dump cannot be read near "${this.#text.slice(at - 20, at + 20)}".`,
        );
    }
    this.#at = at;
    return values;
  }
}

const bare = (name: string): string => name.trim().replace(/^`|`$/g, "");

function unescaped(text: string, quote: string): string {
  if (!text.includes("\\") && !text.includes(quote)) return text;
  return text.replace(/\\([\s\S])|''|""/g, (whole, sign: string | undefined) => {
    if (sign !== undefined) return ESCAPED[sign] ?? sign;
    return whole[0] === quote ? quote : whole;
  });
}
