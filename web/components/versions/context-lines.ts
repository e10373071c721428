// Says what is shown of a text of which little changed: the changed lines, each with its neighbours.
import type { LineOfChange } from "./ChangedLine.tsx";

/** A line, or how many are left out at its place. */
type ShownLine<Line> = { readonly line: Line } | { readonly left: number };

/** Lines to each side of a change. */
const AROUND = 1;

/** All of the changed lines and what is beside them, in order. */
export function withContext<Line extends Pick<LineOfChange, "kind">>(
  lines: readonly Line[],
): ShownLine<Line>[] {
  const shown = new Set<number>();
  lines.forEach(({ kind }, index) => {
    if (kind === "SAME") return;
    for (let near = index - AROUND; near <= index + AROUND; near += 1) shown.add(near);
  });
  const result: ShownLine<Line>[] = [];
  let left = 0;
  const close = () => {
    if (left > 0) result.push({ left });
    left = 0;
  };
  lines.forEach((line, index) => {
    if (!shown.has(index)) {
      left += 1;
      return;
    }
    close();
    result.push({ line });
  });
  close();
  return result;
}
