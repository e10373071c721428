// A QR code as one path of SVG, for pages and documents: the dark runs of each row of modules.

/** @param modules rows of a code, dark ones true @returns the path, in modules */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => darkRuns(row).map(([from, length]) => `M${from} ${y}h${length}v1h-${length}z`))
    .join("");

/** Where dark modules begin, and how many are together. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
