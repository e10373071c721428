// Defines what the results of a session look like as a whole: how they are distributed, who is near the line,
// and whether its raters agree.

/** Hundredths of a per cent to either side of the average that is asked for, within which a result is near it. */
export const BORDERLINE = 200;

/** Bars of the distribution: 5 per cent each. */
const BARS = 20;
const BAR = 10_000 / BARS;

export interface Bar {
  /** The least per cent of it. */
  readonly from: number;
  readonly count: number;
}

/** @param averages hundredths of a per cent */
export function distributionOf(averages: readonly number[]): readonly Bar[] {
  const places = averages.map((average) => Math.min(Math.floor(average / BAR), BARS - 1));
  return Array.from({ length: BARS }, (_, at) => ({
    from: (at * BAR) / 100,
    count: places.filter((place) => place === at).length,
  }));
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

/** Columns of the statistics of a session as a table. */
export const GROUP_COLUMNS = ["year", "session", "part", "pair", "site", "applied", "sat", "passed"] as const;
