// The points of a script from the sheets of its raters, in exact numbers: what decides about passing is never rounded.

/**
 * The least common multiple of 1 to 9, the most raters of a script: every mean of whole points is a whole number of such units.
 */
export const UNITS = 2_520;

export interface Sheet {
  /** By criterion. */
  readonly points: ReadonlyMap<number, number>;
  readonly isThird: boolean;
  /** After an objection, by another rater. */
  readonly isRemark: boolean;
}

export const totalOf = ({ points }: Sheet): number => [...points.values()].reduce((sum, one) => sum + one, 0);

/** The pair whose totals are nearest to each other; of two such pairs the one with more points, in the examinee's favour. */
function nearestPair(sheets: readonly Sheet[]): readonly Sheet[] {
  const ordered = sheets.toSorted((one, other) => totalOf(other) - totalOf(one));
  const pairs = ordered.slice(1).map((low, at) => [ordered[at] ?? low, low] as const);
  const gap = ([high, low]: readonly [Sheet, Sheet]) => totalOf(high) - totalOf(low);
  return pairs.toSorted((one, other) => gap(one) - gap(other))[0] ?? sheets;
}

/** The sheet whose total is nearest to another's; of two such sheets the one with more points. */
function nearestTo(sheet: Sheet, others: readonly Sheet[]): readonly Sheet[] {
  const gap = (other: Sheet) => Math.abs(totalOf(other) - totalOf(sheet));
  return others.toSorted((one, other) => gap(one) - gap(other) || totalOf(other) - totalOf(one)).slice(0, 1);
}

/**
 * The sheets whose mean is the score. Of two raters both. With a third one the two that are nearest, as in
 * the tertium quid method of score resolution (Johnson, Penny and Gordon, Applied Measurement in Education
 * 13(2), 2000), where the score that is far off is left out. A re-mark counts with the nearest earlier sheet.
 */
export function countedSheets(sheets: readonly Sheet[]): readonly Sheet[] {
  const remark = sheets.find(({ isRemark }) => isRemark);
  const before = sheets.filter(({ isRemark }) => !isRemark);
  if (remark) return [remark, ...nearestTo(remark, before)];
  return before.some(({ isThird }) => isThird) ? nearestPair(before) : before;
}

/** Units of a mean of whole points. */
export const meanUnits = (points: readonly number[]): number =>
  (points.reduce((sum, one) => sum + one, 0) * UNITS) / points.length;

/** Hundredths of a point, as they are shown: rounded down, so that no score looks like one that passes and is none. */
export const hundredthsOf = (units: number): number => Math.floor((units * 100) / UNITS);
