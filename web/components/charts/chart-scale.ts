// The scale of a small chart: whole numbers, three to five lines, never fewer than one step.

/**
 * The lines of a chart, in steps of 1, 2 or 5 times a power of ten: from the last not above `smallest` to the
 * first not below `largest`.
 * @param largest 0 or more
 * @param smallest 0 or less; money that went back is below the ground line
 */
export function scaleOf(largest: number, smallest = 0): readonly number[] {
  const rough = Math.max(largest - smallest, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step =
    [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? power * 10;
  const below = Math.ceil(-smallest / step);
  const above = Math.max(Math.ceil(largest / step), below === 0 ? 1 : 0);
  return Array.from({ length: below + above + 1 }, (_, at) => (at - below) * step);
}
