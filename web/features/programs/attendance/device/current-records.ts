// Says what counts of a person on an occasion as this device knows it: its own unsent record before what the server said.

import type { CheckInPersonFragment } from "#web/gql/check-in.ts";
import type { AttendanceState } from "#web/gql/enums.ts";
import type { UnsentRecord } from "./unsent-records.ts";

export interface CurrentRecord {
  readonly state: AttendanceState | null;
  readonly seat: string | null;
  readonly at: string | null;
  readonly isSent: boolean;
}

const NOTHING: CurrentRecord = { state: null, seat: null, at: null, isSent: true };

export function currentRecord(
  person: CheckInPersonFragment,
  occasion: string,
  unsent: readonly UnsentRecord[],
): CurrentRecord {
  const own = unsent.findLast((one) => one.applicationId === person.id && one.occasion === occasion);
  if (own) return { state: own.state ?? null, seat: own.seat ?? null, at: own.at, isSent: false };
  const known = person.records.find((one) => one.occasion === occasion);
  return known ? { state: known.state, seat: known.seat, at: known.at, isSent: true } : NOTHING;
}

/** The list with records that were just accepted, until it is read again. */
export function withRecords(
  people: readonly CheckInPersonFragment[],
  accepted: readonly UnsentRecord[],
): readonly CheckInPersonFragment[] {
  if (accepted.length === 0) return people;
  return people.map((person) => {
    const own = accepted.filter(({ applicationId }) => applicationId === person.id);
    if (own.length === 0) return person;
    const records = new Map(person.records.map((record) => [record.occasion, record]));
    for (const { occasion, state = null, seat = null, at } of own)
      records.set(occasion, { occasion, state, seat, at });
    return { ...person, records: [...records.values()] };
  });
}

export interface Counts {
  readonly expected: number;
  readonly present: number;
  readonly absent: number;
  readonly misconduct: number;
  readonly open: number;
}

export function countsOf(records: readonly CurrentRecord[]): Counts {
  const count = (state: AttendanceState | null) => records.filter((one) => one.state === state).length;
  return {
    expected: records.length,
    present: count("PRESENT"),
    absent: count("ABSENT"),
    misconduct: count("MISCONDUCT"),
    open: count(null),
  };
}
