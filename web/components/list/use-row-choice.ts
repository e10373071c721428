// Rows of a page are chosen one by one, or with Shift all from the one that was chosen last.
import { useRef } from "react";
import type { Selecting } from "./list-selection.ts";

/** @returns `isRange`: all rows from the one that was chosen last */
export function useRowChoice(
  rows: readonly { readonly id: number }[],
  selecting: Selecting | null,
): (id: number, on: boolean, isRange: boolean) => void {
  // Where a range begins that Shift ends.
  const last = useRef<number | null>(null);
  return (id, on, isRange) => {
    selecting?.toggle(isRange ? between(rows, last.current ?? id, id) : [id], on);
    last.current = id;
  };
}

/** The rows from one to another, both included; only the second where the first is not on this page. */
function between(rows: readonly { readonly id: number }[], from: number, to: number): readonly number[] {
  const ids = rows.map(({ id }) => id);
  const ends = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  const [first = -1, end = -1] = ends;
  return first < 0 ? [to] : ids.slice(first, end + 1);
}
