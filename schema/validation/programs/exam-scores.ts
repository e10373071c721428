// The scores of a rater: as they are saved, and as somebody pastes them or hands them in as a workbook.
import { id } from "#schema/validation/core/ids.ts";
import { ENTRY_BODY_MAX_LENGTH, LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLines } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";

/** Rows that are saved by one request, and that a pasted sheet may have. */
export const SCORE_ROWS_MAX = 1_000;
/** The greatest score of a criterion, whatever the session says. */
export const POINTS_MAX = 1_000;

const points = z
  .int({ error: "SCORE_INVALID" })
  .min(0, { error: "SCORE_INVALID" })
  .max(POINTS_MAX, { error: "SCORE_INVALID" });

const scoreRow = z.strictObject({
  code: z.string({ error: "TYPE_INVALID" }).max(LINE_MAX_LENGTH, { error: "TOO_LONG" }),
  /** What was read. */
  version: z.int({ error: "TYPE_INVALID" }),
  note: optionalLines(ENTRY_BODY_MAX_LENGTH),
  /** One for each criterion of the paper, in their order; null: none yet. */
  points: z.array(points.nullable()).max(100, { error: "TOO_MANY_ROWS" }),
});

/** Scores of some scripts of a paper. */
export const scoreRows = z
  .array(scoreRow, { error: "TYPE_INVALID" })
  .min(1, { error: "REQUIRED" })
  .max(SCORE_ROWS_MAX, { error: "TOO_MANY_ROWS" });
export type CheckedScoreRow = z.output<typeof scoreRow>;

/** Bytes of a workbook of scores. */
export const SHEET_MAX_BYTES = 2 * 1024 * 1024;

/** Which paper is taken out as a workbook, and what its columns are called: the code, a criterion each, the note. */
export const scoreSheet = z.strictObject({
  paperId: id,
  /** The name of the paper, which the sheet has, too. */
  sheet: z.string({ error: "TYPE_INVALID" }).max(LINE_MAX_LENGTH, { error: "TOO_LONG" }),
  headings: z
    .array(z.string({ error: "TYPE_INVALID" }).max(LINE_MAX_LENGTH, { error: "TOO_LONG" }))
    .min(2, { error: "REQUIRED" })
    .max(102, { error: "TOO_MANY_ROWS" }),
});

/** The token of a rater's link. */
export const raterLink = z.string({ error: "TYPE_INVALID" }).max(LINE_MAX_LENGTH, { error: "TOO_LONG" });

interface ScoredCriterion {
  readonly id: number;
  readonly maxPoints: number;
}

const SCORE_PROBLEMS = ["NUMBER_INVALID", "SCORE_INVALID"] as const;
export type ScoreProblem = (typeof SCORE_PROBLEMS)[number];

/**
 * A score as it is typed: digits, also of full width, a decimal that is whole ("12.0", as spreadsheets write
 * it). Empty: no score.
 */
export function readScore(
  typed: string,
  { maxPoints }: Pick<ScoredCriterion, "maxPoints">,
): { readonly points: number | null } | { readonly problem: ScoreProblem } {
  const text = typed.normalize("NFKC").trim();
  if (text === "") return { points: null };
  if (!/^\d{1,6}(?:\.0+)?$/.test(text)) return { problem: "NUMBER_INVALID" };
  const value = Number(text);
  return value > maxPoints ? { problem: "SCORE_INVALID" } : { points: value };
}
