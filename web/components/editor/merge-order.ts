// Says what of a list two people leave together: its words, and the order of its rows. Pure.
import type { Row } from "#web/components/forms/list-rows.ts";
import type { Difference } from "./differences.ts";
import { isSameJson } from "./edited-values.ts";

/** What one side added is there, what one side took away is not. */
export function mergedWords(
  was: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const remaining = mine.filter((word) => theirs.includes(word) || !was.includes(word));
  return [...new Set([...remaining, ...theirs.filter((word) => !was.includes(word))])];
}

export interface RowSides {
  /** Undefined: nobody knows. */
  readonly base: readonly Row[] | undefined;
  readonly mine: readonly Row[];
  readonly theirs: readonly Row[];
}

const keysOf = (rows: readonly Row[]) => rows.map(({ key }) => key);

/** Whose order counts; null where both have the same one. Only rows that everybody has say anything about it. */
export function orderVerdict({ base, mine, theirs }: RowSides): Difference["verdict"] | null {
  const orderOf = (rows: readonly Row[]) =>
    keysOf(rows).filter((key) =>
      [mine, theirs, base ?? mine].every((all) => all.some((row) => row.key === key)),
    );
  if (isSameJson(orderOf(mine), orderOf(theirs))) return null;
  if (base === undefined) return "ask";
  const moved = (rows: readonly Row[]) => !isSameJson(orderOf(rows), orderOf(base));
  return !moved(mine) ? "theirs" : !moved(theirs) ? "mine" : "ask";
}

/** The keys of all rows in the order of one side; what only the other one has follows its neighbour there. */
export function mergedOrder({ mine, theirs }: RowSides, lead: "mine" | "theirs"): string[] {
  const order = keysOf(lead === "mine" ? mine : theirs);
  let last = -1;
  for (const key of keysOf(lead === "mine" ? theirs : mine)) {
    const at = order.indexOf(key);
    if (at === -1) order.splice(last + 1, 0, key);
    last = at === -1 ? last + 1 : at;
  }
  return order;
}
