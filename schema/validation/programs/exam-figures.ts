// Defines what the results of a session look like as a whole: how they are distributed, who is near the line,
// and whether its raters agree.

import type { Outcome, VerdictPaper } from "./exam-verdict.ts";

/** Hundredths of a per cent to either side of what is asked for, within which a result is near it. */
const NEAR = 200;

type Scored = Pick<Outcome, "average" | "papers">;

/** How far each paper that has a minimum is above it, in hundredths of a per cent of its points; below 0: under it. */
const aboveMinimum = (outcome: Scored, papers: readonly Pick<VerdictPaper, "id" | "minimum">[]) =>
  outcome.papers.flatMap(({ paperId, points, maxPoints }) => {
    const minimum = papers.find(({ id }) => id === paperId)?.minimum ?? null;
    return minimum === null ? [] : [{ paperId, above: ((points - minimum * 100) * 100) / maxPoints }];
  });

const isNear = (above: number) => Math.abs(above) <= NEAR;

/** The papers of a result that are within two per cent of their minimum. */
export const nearMinimum = (
  outcome: Scored,
  papers: readonly Pick<VerdictPaper, "id" | "minimum">[],
): number[] =>
  aboveMinimum(outcome, papers).flatMap(({ paperId, above }) => (isNear(above) ? [paperId] : []));

/**
 * Whether two per cent decide about a result: it is so near to the average that is asked for, or to the minimum of a paper, and fails no
 * other of them by more.
 * @param passAverage hundredths of a per cent; null: none is asked for
 */
export function isBorderline(
  outcome: Scored,
  papers: readonly Pick<VerdictPaper, "id" | "minimum">[],
  passAverage: number | null,
): boolean {
  if (outcome.average === null) return false;
  const all = aboveMinimum(outcome, papers).map(({ above }) => above);
  if (passAverage !== null) all.push(outcome.average - passAverage);
  return all.some(isNear) && all.every((above) => above >= -NEAR);
}

/** Bars of the distribution: 5 per cent each. */
const BARS = 20;
const BAR = 10_000 / BARS;

export interface Bar {
  /** The least per cent of it. */
  readonly from: number;
  readonly count: number;
  /** How many of these reach the average that is asked for: the line may be within a bar. */
  readonly reached: number;
}

/**
 * @param averages hundredths of a per cent
 * @param passAverage hundredths of a per cent; null: none is asked for, and nobody reaches it
 */
export function distributionOf(averages: readonly number[], passAverage: number | null): readonly Bar[] {
  const placeOf = (average: number) => Math.min(Math.floor(average / BAR), BARS - 1);
  return Array.from({ length: BARS }, (_, at) => {
    const own = averages.filter((average) => placeOf(average) === at);
    const reached = own.filter((average) => passAverage !== null && average >= passAverage).length;
    return { from: (at * BAR) / 100, count: own.length, reached };
  });
}

/** Of fewer scripts a correlation says nothing. */
export const CORRELATED_SCRIPTS = 10;

interface Agreement {
  /** Pairs of first scores of one script. */
  readonly pairs: number;
  /** Mean absolute difference, in hundredths of a point. */
  readonly meanDifference: number;
  /** Pearson's correlation, in thousandths; null where it is not defined, and of fewer than CORRELATED_SCRIPTS. */
  readonly correlation: number | null;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * How far two raters of the same scripts agree: the mean absolute difference of their totals, and Pearson's
 * product-moment correlation. Raters have no order, so each pair counts both ways (Fisher's form of the
 * intraclass correlation).
 * @param pairs totals, in points
 */
export function agreementOf(pairs: readonly (readonly [number, number])[]): Agreement {
  if (pairs.length === 0) return { pairs: 0, meanDifference: 0, correlation: null };
  const meanDifference = Math.round(meanOf(pairs.map(([one, other]) => Math.abs(one - other))) * 100);
  const both = pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
  const mean = meanOf(both.map(([one]) => one));
  const variance = meanOf(both.map(([one]) => (one - mean) ** 2));
  const together = meanOf(both.map(([one, other]) => (one - mean) * (other - mean)));
  const isKnown = pairs.length >= CORRELATED_SCRIPTS && variance > 0;
  const correlation = isKnown ? Math.round((together / variance) * 1000) : null;
  return { pairs: pairs.length, meanDifference, correlation };
}

/** Columns of the statistics of all years as a table. */
export const YEAR_COLUMNS = ["year", "applied", "sat", "passed"] as const;

/** Columns of the statistics of a session as a table. */
export const GROUP_COLUMNS = ["year", "session", "part", "pair", "site", "applied", "sat", "passed"] as const;
