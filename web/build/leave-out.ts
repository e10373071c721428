// Cuts out of a library's code what browsers of this site never run. A cut names the code as the library writes it, so one that
// no longer stands there, after another version came, stops the build instead of cutting something else.

/** A part of a library, and what stands in its place. One that opens a block (ends in `{` or `(`) goes to the end of that block. */
export type Cut = readonly [part: string, instead: string];

/**
 * The code without the parts.
 * @throws when a part is not there
 */
export function leaveOut(code: string, cuts: readonly Cut[]): string {
  return cuts.reduce((left, [part, instead]) => {
    const start = left.indexOf(part);
    if (start < 0) throw new Error(`What browsers leave out is written otherwise now: ${part}`);
    return /[{(]$/.test(part)
      ? left.slice(0, start) + instead + left.slice(endOfBlock(left, start))
      : left.replaceAll(part, () => instead);
  }, code);
}

/** Behind the line that closes the block begun at `start`: the next one as far in that begins with a bracket and opens none. */
function endOfBlock(code: string, start: number): number {
  const line = code.lastIndexOf("\n", start) + 1;
  const indent = /^ */.exec(code.slice(line))?.[0] ?? "";
  const closing = new RegExp(`\\n${indent}[\\])}].*(?<![{(\\[])(?=\\n)`, "g");
  closing.lastIndex = start;
  const found = closing.exec(code);
  if (!found) throw new Error(`A block has no end: ${code.slice(start, start + 80)}`);
  return closing.lastIndex;
}
