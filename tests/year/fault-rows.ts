// What came of each kind of fault in a year: a row of the table of its report.

import type { BlowEnd } from "./blows.ts";
import type { World } from "./world.ts";

export interface FaultRow {
  readonly fault: string;
  tries: number;
  /** Good answers while it lasted and after it, on the same day. */
  acknowledged: number;
  /** Rows that were acknowledged and were not there in the evening. */
  lost: number;
  /** Answers and states that nobody should meet. */
  wrong: number;
  /** Milliseconds to the first good answer, of each. */
  readonly recovery: number[];
}

export type FaultRows = Map<string, FaultRow>;

function rowOf(rows: FaultRows, fault: string): FaultRow {
  const row = rows.get(fault) ?? { fault, tries: 0, acknowledged: 0, lost: 0, wrong: 0, recovery: [] };
  rows.set(fault, row);
  return row;
}

interface Evening {
  /** Which of the faults fell at a request; null: none. */
  readonly atRequest: string | null;
  readonly blow: BlowEnd | null;
  readonly lost: number;
  readonly wrong: number;
}

/** Writes down what came of the faults of a day. */
export function writeRows(
  { faultRows }: Pick<World, "faultRows">,
  names: readonly string[],
  { atRequest, blow, lost, wrong }: Evening,
): void {
  for (const name of names) {
    const row = rowOf(faultRows, name);
    row.tries += 1;
    row.lost += lost;
    row.wrong += wrong;
    if (name !== atRequest || blow === null) continue;
    row.acknowledged += blow.acknowledged;
    if (blow.recovery !== null) row.recovery.push(Math.round(blow.recovery));
  }
}
