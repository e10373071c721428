// Scores that somebody pastes from a spreadsheet or hands in as a workbook: what would change, and what is
// wrong in which row. An empty cell changes nothing.
import { readScore, SCORE_ROWS_MAX, type ScoreProblem } from "./exam-scores.ts";
import { toCode } from "./exam-scripts.ts";

interface PasteColumn {
  readonly maxPoints: number;
  /** What its heading may be, in either language. */
  readonly names: readonly string[];
}

export interface PasteTarget {
  /** In the order of the sheet. */
  readonly codes: readonly string[];
  readonly locked: ReadonlySet<string>;
  readonly columns: readonly PasteColumn[];
  /** What the heading of notes may be. */
  readonly noteNames: readonly string[];
}

/** The cell that a block without codes begins at, counted from 0. */
export interface PastePlace {
  readonly row: number;
  readonly column: number;
}

interface PastedScore {
  readonly code: string;
  readonly column: number;
  readonly points: number;
}

interface PastedNote {
  readonly code: string;
  readonly note: string;
}

type PasteProblemCode =
  | ScoreProblem
  | "CODE_UNKNOWN"
  | "CODE_TWICE"
  | "ROW_LOCKED"
  | "NO_ROW"
  | "NO_COLUMN"
  | "COLUMN_TWICE"
  | "TOO_MANY_ROWS";

interface PasteProblem {
  /** 1 is the first row. */
  readonly line: number;
  /** What its cell says. */
  readonly cell: string;
  readonly code: PasteProblemCode;
}

export interface ReadPaste {
  readonly scores: readonly PastedScore[];
  readonly notes: readonly PastedNote[];
  readonly problems: readonly PasteProblem[];
}

/** The rows of a text that a spreadsheet puts on the clipboard. */
export function pastedRows(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "").split("\n");
  return lines.map((line) => line.split("\t").map((cell) => cell.trim()));
}

/**
 * @param place where a block without codes goes; null: every row has its code
 */
export function readPaste(
  rows: readonly (readonly string[])[],
  target: PasteTarget,
  place: PastePlace | null,
): ReadPaste {
  if (rows.length > SCORE_ROWS_MAX + 1) {
    return { scores: [], notes: [], problems: [{ line: rows.length, cell: "", code: "TOO_MANY_ROWS" }] };
  }
  const known = new Set(target.codes);
  const hasCodes = place === null || rows.some(([first = ""]) => known.has(toCode(first)));
  return hasCodes ? readCoded(rows, target, known) : readBlock(rows, target, place);
}

/** What a column of the paste is: a criterion by its place, a note, a criterion that is there already, or nothing. */
type Meaning = number | "note" | "twice" | null;

const folded = (name: string) =>
  name
    .normalize("NFKC")
    .replace(/\(\d+\)\s*$/, "")
    .replace(/\s/g, "")
    .toLowerCase();

/** Null where the row is no row of headings. Of criteria with one name the first column is the first one. */
function readHeadings(
  row: readonly string[],
  { columns, noteNames }: PasteTarget,
): readonly Meaning[] | null {
  const taken = new Set<Meaning>();
  const meanings = row.map((cell): Meaning => {
    const name = folded(cell);
    if (noteNames.some((one) => folded(one) === name)) return "note";
    const fitting = columns.flatMap(({ names }, at) => (names.some((one) => folded(one) === name) ? at : []));
    if (fitting.length === 0) return null;
    const meaning = fitting.find((at) => !taken.has(at)) ?? "twice";
    taken.add(meaning);
    return meaning;
  });
  return meanings.some((one) => typeof one === "number") ? meanings : null;
}

function readCoded(
  rows: readonly (readonly string[])[],
  target: PasteTarget,
  known: ReadonlySet<string>,
): ReadPaste {
  const { columns } = target;
  const headings = known.has(toCode(rows[0]?.[0] ?? "")) ? null : readHeadings(rows[0] ?? [], target);
  const inOrder: readonly Meaning[] = [null, ...columns.map((_column, at) => at), "note"];
  const meanings = headings ?? inOrder;
  const result = collect(target);
  const seen = new Set<string>();
  for (const [at, cell] of (headings === null ? [] : (rows[0] ?? [])).entries()) {
    if (meanings[at] === "twice") result.problem(0, cell, "COLUMN_TWICE");
  }
  for (const [at, row] of rows.entries()) {
    const [first = ""] = row;
    const code = toCode(first);
    if ((headings !== null && at === 0) || row.every((cell) => cell === "")) continue;
    const wrong = !known.has(code) ? "CODE_UNKNOWN" : seen.has(code) ? "CODE_TWICE" : null;
    seen.add(code);
    if (wrong !== null) result.problem(at, first, wrong);
    else result.row(at, code, row.slice(1), meanings.slice(1));
  }
  return result.read;
}

function readBlock(rows: readonly (readonly string[])[], target: PasteTarget, place: PastePlace): ReadPaste {
  const result = collect(target);
  for (const [at, row] of rows.entries()) {
    const code = target.codes[place.row + at];
    const meanings = row.map((_cell, column) => place.column + column);
    if (code !== undefined) result.row(at, code, row, meanings);
    else if (row.some((cell) => cell !== "")) result.problem(at, row.join(" "), "NO_ROW");
  }
  return result.read;
}

/** Gathers what each row brings. */
function collect({ columns, locked }: PasteTarget) {
  const scores: PastedScore[] = [];
  const notes: PastedNote[] = [];
  const problems: PasteProblem[] = [];
  const problem = (at: number, cell: string, code: PasteProblemCode) =>
    problems.push({ line: at + 1, cell, code });
  const row = (at: number, code: string, cells: readonly string[], meanings: readonly Meaning[]) => {
    if (locked.has(code)) return problem(at, code, "ROW_LOCKED");
    for (const [index, cell] of cells.entries()) {
      const meaning = meanings[index] ?? null;
      if (cell === "" || meaning === null || meaning === "twice") continue;
      if (meaning === "note") {
        notes.push({ code, note: cell });
        continue;
      }
      const column = columns[meaning];
      const score = column ? readScore(cell, column) : ({ problem: "NO_COLUMN" } as const);
      if ("problem" in score) problem(at, cell, score.problem);
      else if (score.points !== null) scores.push({ code, column: meaning, points: score.points });
    }
  };
  return { row, problem, read: { scores, notes, problems } };
}
