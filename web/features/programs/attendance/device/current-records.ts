// Says what counts of a person on an occasion as this device knows it: its own unsent record before what the server said.

import type { CheckInPersonFragment } from "#web/gql/check-in.ts";
import type { AttendanceState } from "#web/gql/enums.ts";
import type { UnsentRecord } from "./unsent-records.ts";

export interface CurrentRecord {
  readonly state: AttendanceState | null;
  readonly seat: string | null;
  /** What is said of misconduct. */
  readonly note: string | null;
  readonly at: string | null;
  readonly isSent: boolean;
  /** What counts again when it is undone: before misconduct what was recorded then, else nothing. */
  readonly before: Before;
}

type Before = Pick<CurrentRecord, "state" | "seat">;

const NONE: Before = { state: null, seat: null };
const NOTHING: CurrentRecord = { ...NONE, note: null, at: null, isSent: true, before: NONE };

export function currentRecord(
  person: CheckInPersonFragment,
  occasion: string,
  unsent: readonly UnsentRecord[],
): CurrentRecord {
  const known = person.records.find((one) => one.occasion === occasion);
  const own = unsent.filter((one) => one.applicationId === person.id && one.occasion === occasion);
  return own.reduce(followedBy, known ? sentRecord(known) : NOTHING);
}

type Sent = CheckInPersonFragment["records"][number];

/** A list that an older build saved on the device says less. */
const sentRecord = ({ state, seat, at, note, stateBefore, seatBefore }: Sent): CurrentRecord => ({
  state,
  seat,
  at,
  note: note ?? null,
  isSent: true,
  before: { state: stateBefore ?? null, seat: seatBefore ?? null },
});

/** What counts after one more record of the person on the occasion. */
function followedBy(
  current: CurrentRecord,
  { state = null, seat = null, note = null, at }: UnsentRecord,
): CurrentRecord {
  const known =
    current.state === "MISCONDUCT" ? current.before : { state: current.state, seat: current.seat };
  return { state, seat, note, at, isSent: false, before: state === "MISCONDUCT" ? known : NONE };
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
    for (const record of own) {
      const { occasion } = record;
      const known = records.get(occasion);
      const { state, seat, note, before } = followedBy(known ? sentRecord(known) : NOTHING, record);
      const [stateBefore, seatBefore] = [before.state, before.seat];
      records.set(occasion, { occasion, state, seat, note, at: record.at, stateBefore, seatBefore });
    }
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
