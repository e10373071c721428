// The scale of a small chart of counts: whole numbers, three or four lines, never fewer than one step.

/** The lines from 0 to the first that is not below `largest`, in steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(largest: number): readonly number[] {
  const rough = Math.max(largest, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step =
    [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? power * 10;
  const lines = [0];
  while ((lines.at(-1) ?? 0) < largest || lines.length < 2) lines.push(lines.length * step);
  return lines;
}
