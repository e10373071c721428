// A read paste and the rows of a sheet.
import type { PasteTarget, ReadPaste } from "#schema/validation/programs/score-paste.ts";
import type { Criterion, SheetRow } from "./sheet-rows.ts";

/** Headings of the column of notes: the workbook may come back from a page in the other language. */
const NOTE_NAMES = ["메모", "Note"];

export const pasteTarget = (rows: readonly SheetRow[], criteria: readonly Criterion[]): PasteTarget => ({
  codes: rows.map(({ code }) => code),
  locked: new Set(rows.flatMap(({ code, isLocked }) => (isLocked ? [code] : []))),
  columns: criteria.map(({ nameKo, nameEn, maxPoints }) => ({
    maxPoints,
    names: nameEn === null ? [nameKo] : [nameKo, nameEn],
  })),
  noteNames: NOTE_NAMES,
});

/** The rows with what the paste brings. */
export function applyPaste(rows: readonly SheetRow[], { scores, notes }: ReadPaste): SheetRow[] {
  const points = new Map(scores.map((score) => [`${score.code} ${score.column}`, String(score.points)]));
  const noteOf = new Map(notes.map(({ code, note }) => [code, note]));
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => points.get(`${row.code} ${at}`) ?? cell),
    note: noteOf.get(row.code) ?? row.note,
  }));
}
