// Defines what an examinee reached: the points of each paper, the average, and the verdict by the session's
// rule. It knows no database, so that the preview, the release and a re-mark cannot differ.

import { countedSheets, hundredthsOf, meanUnits, type Sheet, totalOf, UNITS } from "./exam-points.ts";

export interface VerdictPaper {
  readonly id: number;
  readonly criteria: readonly { readonly id: number; readonly maxPoints: number }[];
  /** The least score that does not fail the part, in points; null: none. */
  readonly minimum: number | null;
}

/** As the session has it (`ExamSession` of prisma/schema.prisma). */
export interface PassRule {
  /** Hundredths of a per cent of the greatest score: 6000 is 60 %. */
  readonly passAverage: number | null;
  readonly ratersPerScript: number;
  readonly ratersAgreeing: number;
  readonly thirdRaterAbove: number | null;
}

/** The rule of a session as it is stored, where the office names the least average in per cent. */
export const toRule = <Rule extends PassRule>(rule: Rule): Rule => ({
  ...rule,
  passAverage: rule.passAverage === null ? null : rule.passAverage * 100,
});

/** What is missing before there is a verdict. */
export const MISSING_KINDS = [
  "RULE",
  "PAPERS",
  "ATTENDANCE",
  "SCRIPT",
  "RATING",
  "MARK",
  "THIRD_RATER",
] as const;
type MissingKind = (typeof MISSING_KINDS)[number];

interface Missing {
  readonly kind: MissingKind;
  /** Null: of the session as a whole. */
  readonly paperId: number | null;
}

export interface PaperPoints {
  readonly paperId: number;
  /** Hundredths of a point. */
  readonly points: number;
  /** Points. */
  readonly maxPoints: number;
  readonly criteria: readonly {
    readonly criterionId: number;
    readonly points: number;
    readonly maxPoints: number;
  }[];
}

export interface Outcome {
  readonly papers: readonly PaperPoints[];
  /**
   * Hundredths of a per cent of the greatest score, over the papers; null for somebody who did not sit, and
   * while something is missing.
   */
  readonly average: number | null;
  /** Null while something is missing. */
  readonly verdict: "PASSED" | "FAILED" | "VOID" | null;
  readonly missing: readonly Missing[];
}

export interface Sitting {
  /** False: did not come, or the exam does not count. */
  readonly sat: boolean;
  /** Whether the examinee is recorded as present at a paper. */
  readonly wasPresentAt: (paperId: number) => boolean;
  /** The papers of the examinee's part, in order. */
  readonly papers: readonly VerdictPaper[];
  /** Sheets of raters who are done, by paper; a paper without an entry has no script. */
  readonly sheets: ReadonlyMap<number, readonly Sheet[]>;
}

const maxOf = ({ criteria }: VerdictPaper) => criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0);

/** Whether two of the first raters differ by more than the rule allows. */
function needsThirdRater(sheets: readonly Sheet[], { thirdRaterAbove }: PassRule): boolean {
  const totals = sheets.filter(({ isThird, isRemark }) => !(isThird || isRemark)).map(totalOf);
  return thirdRaterAbove !== null && Math.max(...totals) - Math.min(...totals) > thirdRaterAbove;
}

function missingOf(
  paper: VerdictPaper,
  sheets: readonly Sheet[] | undefined,
  rule: PassRule,
): MissingKind | null {
  if (sheets === undefined) return "SCRIPT";
  const first = sheets.filter(({ isThird, isRemark }) => !(isThird || isRemark));
  if (first.length < rule.ratersPerScript) return "RATING";
  const isWhole = ({ points }: Sheet) => paper.criteria.every(({ id }) => points.has(id));
  if (!sheets.every(isWhole)) return "MARK";
  return needsThirdRater(sheets, rule) && !sheets.some(({ isThird }) => isThird) ? "THIRD_RATER" : null;
}

function missingIn({ papers, sheets, wasPresentAt }: Sitting, rule: PassRule): readonly Missing[] {
  const hasRule = rule.passAverage !== null || papers.some(({ minimum }) => minimum !== null);
  if (papers.length === 0 || papers.some((paper) => maxOf(paper) === 0)) {
    return [{ kind: "PAPERS", paperId: null }];
  }
  return [
    ...(hasRule ? [] : [{ kind: "RULE", paperId: null } as const]),
    ...papers.flatMap((paper) => {
      const kind = wasPresentAt(paper.id) ? missingOf(paper, sheets.get(paper.id), rule) : "ATTENDANCE";
      return kind === null ? [] : [{ kind, paperId: paper.id }];
    }),
  ];
}

/** Whether units of points, of a paper, reach the average and the minimum. */
function passes(units: number, paper: VerdictPaper, { passAverage }: PassRule): boolean {
  const isAbove = passAverage === null || units * 10_000 >= passAverage * maxOf(paper) * UNITS;
  return isAbove && (paper.minimum === null || units >= paper.minimum * UNITS);
}

/** The sum of what part of its greatest score each paper reached, as a fraction of whole numbers. */
function shareOf(papers: readonly VerdictPaper[], units: ReadonlyMap<number, number>) {
  return papers.reduce(
    ({ over, under }, paper) => {
      const max = BigInt(maxOf(paper) * UNITS);
      return { over: over * max + BigInt(units.get(paper.id) ?? 0) * under, under: under * max };
    },
    { over: 0n, under: 1n },
  );
}

/**
 * Passed is who reaches the average over the papers, the minimum of each paper, and on each paper the number
 * of raters who would pass it by themselves. The average is rounded down to hundredths of a per cent; the
 * verdict is found before anything is rounded.
 */
export function examVerdict(sitting: Sitting, rule: PassRule): Outcome {
  if (!sitting.sat) return { papers: [], average: null, verdict: "VOID", missing: [] };
  const missing = missingIn(sitting, rule);
  if (missing.length > 0) return { papers: [], average: null, verdict: null, missing };
  const { papers } = sitting;
  const sheetsOf = ({ id }: VerdictPaper) => sitting.sheets.get(id) ?? [];
  const counted = new Map(papers.map((paper) => [paper.id, countedSheets(sheetsOf(paper))]));
  const units = new Map([...counted].map(([id, sheets]) => [id, meanUnits(sheets.map(totalOf))]));
  const { over, under } = shareOf(papers, units);
  const number = BigInt(papers.length);
  const average = Number((over * 10_000n) / (under * number));
  const isAbove = rule.passAverage === null || over * 10_000n >= BigInt(rule.passAverage) * under * number;
  const isPassed = papers.every((paper) => {
    const agreeing = sheetsOf(paper).filter((sheet) => passes(totalOf(sheet) * UNITS, paper, rule)).length;
    const isEnough = paper.minimum === null || (units.get(paper.id) ?? 0) >= paper.minimum * UNITS;
    return isEnough && agreeing >= rule.ratersAgreeing;
  });
  return {
    papers: papers.map((paper) => pointsOf(paper, counted.get(paper.id) ?? [], units.get(paper.id) ?? 0)),
    average,
    verdict: isAbove && isPassed ? "PASSED" : "FAILED",
    missing: [],
  };
}

const pointsOf = (paper: VerdictPaper, sheets: readonly Sheet[], units: number): PaperPoints => ({
  paperId: paper.id,
  points: hundredthsOf(units),
  maxPoints: maxOf(paper),
  criteria: paper.criteria.map(({ id, maxPoints }) => ({
    criterionId: id,
    points: hundredthsOf(meanUnits(sheets.map(({ points }) => points.get(id) ?? 0))),
    maxPoints,
  })),
});
