// The scoring sheet of a rater as a table: code, a column a criterion, note.
import { db } from "#prisma/client.ts";

/** What a workbook of a paper holds. */
interface SheetTable {
  /** How many criteria the paper has. */
  readonly criteria: number;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/**
 * The scripts of a paper that are assigned to a rater, by code.
 * @returns null for a paper of another session or part
 */
export async function readSheetTable(
  rater: { readonly id: number; readonly programId: number; readonly part: "TRANSLATION" | "INTERPRETATION" },
  paperId: number,
): Promise<SheetTable | null> {
  const { id: raterId, programId, part } = rater;
  const paper = await db.examPaper.findFirst({
    where: { id: paperId, programId, part },
    select: { criteria: { orderBy: { position: "asc" }, select: { id: true } } },
  });
  if (!paper) return null;
  const ratings = await db.examRating.findMany({
    where: { raterId, script: { paperId } },
    orderBy: { script: { code: "asc" } },
    select: { note: true, marks: true, script: { select: { code: true } } },
  });
  return {
    criteria: paper.criteria.length,
    rows: ratings.map(({ note, marks, script }) => {
      const points = new Map(marks.map((mark) => [mark.criterionId, mark.points]));
      return [script.code, ...paper.criteria.map(({ id }) => points.get(id) ?? null), note];
    }),
  };
}
