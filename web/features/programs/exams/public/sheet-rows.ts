// The rows of a scoring sheet while somebody types: what each cell says, and what the server has of it.
import { readScore } from "#schema/validation/programs/exam-scores.ts";
import type { ScoredPaperFragment } from "#web/gql/linked-rating.ts";

export type Criterion = ScoredPaperFragment["criteria"][number];

/** In the language of the page, where it is written. */
export const nameIn = (
  { nameKo, nameEn }: { readonly nameKo: string; readonly nameEn: string | null },
  language: "ko" | "en",
): string => (language === "en" ? (nameEn ?? nameKo) : nameKo);

export interface Typed {
  /** By criterion, in their order; as it is typed. */
  readonly cells: readonly string[];
  readonly note: string;
}

export interface SheetRow extends Typed {
  readonly code: string;
  readonly isThird: boolean;
  readonly isLocked: boolean;
  readonly file: ScoredPaperFragment["scripts"][number]["file"];
  readonly version: number;
  /** What the server has. */
  readonly saved: Typed;
  /** What was sent last and not answered yet: the server may have it. */
  readonly sent: Typed | null;
}

export const toRows = ({ scripts }: ScoredPaperFragment): SheetRow[] =>
  scripts.map(({ points, note, ...script }) => {
    const saved = { cells: points.map((value) => (value === null ? "" : String(value))), note: note ?? "" };
    return { ...script, ...saved, saved, sent: null };
  });

/** What is wrong with a cell; null: nothing. */
export function problemOf(cell: string, criterion: Criterion) {
  const read = readScore(cell, criterion);
  return "problem" in read ? read.problem : null;
}

export const isSameTyped = (one: Typed, other: Typed): boolean =>
  one.note === other.note && one.cells.every((cell, at) => cell === other.cells[at]);

export const isDirty = (row: SheetRow): boolean => !isSameTyped(row, row.saved);

/** The cells that have no score, or a wrong one. */
export const blanksOf = (row: SheetRow, criteria: readonly Criterion[]): number =>
  row.cells.filter((cell, at) => {
    const criterion = criteria[at];
    return cell.trim() === "" || (criterion !== undefined && problemOf(cell, criterion) !== null);
  }).length;

const pointsIn = (cell: string, { maxPoints }: Criterion): number | null => {
  const read = readScore(cell, { maxPoints });
  return "points" in read ? read.points : null;
};

/** The sum of what is scored; null where nothing is, which is not a score of 0. */
export function totalOf(row: SheetRow, criteria: readonly Criterion[]): number | null {
  const scored = criteria.flatMap((criterion, at) => pointsIn(row.cells[at] ?? "", criterion) ?? []);
  return scored.length === 0 ? null : scored.reduce((sum, points) => sum + points, 0);
}

/** What of a row can be saved: a cell that is wrong stays on the server as it was. */
function savable({ cells, note, saved }: SheetRow, criteria: readonly Criterion[]): Typed {
  const right = cells.map((cell, at) => {
    const criterion = criteria[at];
    return criterion && problemOf(cell, criterion) === null ? cell : (saved.cells[at] ?? "");
  });
  return { cells: right, note };
}

export interface Sent {
  readonly row: { code: string; version: number; note: string | null; points: (number | null)[] };
  readonly typed: Typed;
}

/** The rows that have something to save, as they are sent. */
export const toSend = (rows: readonly SheetRow[], criteria: readonly Criterion[]): Sent[] =>
  rows.flatMap((row) => {
    const typed = savable(row, criteria);
    if (row.isLocked || isSameTyped(typed, row.saved)) return [];
    const points = criteria.map((criterion, at) => pointsIn(typed.cells[at] ?? "", criterion));
    return [{ row: { code: row.code, version: row.version, note: typed.note || null, points }, typed }];
  });

/** Whether a cell that was typed cannot be saved. */
export const isWrong = (row: SheetRow, criteria: readonly Criterion[]): boolean =>
  isDirty(row) && criteria.some((criterion, at) => problemOf(row.cells[at] ?? "", criterion) !== null);

/** What is left to save: cells that are wrong, which somebody has to correct, something that was typed, or nothing. */
export function unsavedState(
  rows: readonly SheetRow[],
  criteria: readonly Criterion[],
): "typing" | "wrong" | "saved" {
  if (rows.some((row) => isWrong(row, criteria))) return "wrong";
  return rows.some(isDirty) ? "typing" : "saved";
}
