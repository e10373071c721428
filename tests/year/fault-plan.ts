// Which fault falls on which day: from the seed, so that each kind falls in each four weeks. Once in these
// the site moves from one kind of database to the other; what only one kind may meet falls while the site is
// there.
import type { Fault } from "./faults.ts";
import { createRandom, type Random } from "./random.ts";
import type { DatabaseKind } from "./year-place.ts";

/** Days. */
export const MONTH = 28;
const FIRST_DAY = 2;
const CHANGES_FROM = 10;
const CHANGES_TO = 18;
/** Set apart from what people decide, which is the same with and without faults. */
const OWN_SEED = 0x5eed;

export interface FaultPlan {
  /** Of everything that a fault leaves open. */
  readonly random: Random;
  /** Whether the year begins with an upgrade: every other one does. */
  readonly beginsWithUpgrade: boolean;
  /** What falls on a day; at most one of it at a request. Each day is asked for once. */
  takeDay(day: number, kind: DatabaseKind): readonly Fault[];
  /** It found nobody: it falls on the next day that has room for it. */
  again(fault: Fault): void;
}

interface Known {
  readonly faults: readonly Fault[];
  /** The one by which the site changes its kind of database. */
  readonly change: Fault;
}

type Days = Map<number, Fault[]>;

/** @param first the day before the month. @param begins the kind of database in its first half */
function planMonth(random: Random, first: number, begins: DatabaseKind, { faults, change }: Known): Days {
  const days: Days = new Map(
    Array.from({ length: MONTH + 1 - FIRST_DAY }, (_, at) => [first + FIRST_DAY + at, []]),
  );
  const changesOn = first + random.between(CHANGES_FROM, CHANGES_TO);
  days.set(changesOn, [change]);
  const isRightKind = ({ on }: Fault, day: number) => on === undefined || (on === begins) === day < changesOn;
  // Those that may fall on few days only choose first.
  for (const fault of faults.toSorted(
    (one, other) => Number(other.on !== undefined) - Number(one.on !== undefined),
  )) {
    const free = [...days.keys()].filter(
      (day) =>
        day !== changesOn &&
        isRightKind(fault, day) &&
        !(fault.blow && days.get(day)?.some(({ blow }) => blow !== undefined)),
    );
    for (const day of random.some(free, fault.times)) days.get(day)?.push(fault);
  }
  return days;
}

const other = (kind: DatabaseKind): DatabaseKind => (kind === "SERVER" ? "EMBEDDED" : "SERVER");

/** @param begins the kind of database on the first day */
export function planFaults(seed: number, begins: DatabaseKind, known: Known): FaultPlan {
  const random = createRandom((seed ^ OWN_SEED) >>> 0);
  const days: Days = new Map();
  let planned = 0;
  let kind = begins;
  let waiting: Fault[] = [];
  return {
    random,
    beginsWithUpgrade: random.oneIn(2),
    takeDay: (day, now) => {
      for (; planned < day; planned += MONTH) {
        for (const [at, faults] of planMonth(random, planned, kind, known)) days.set(at, faults);
        kind = other(kind);
      }
      const today = [...(days.get(day) ?? [])];
      if (today.includes(known.change)) return today;
      const later: Fault[] = [];
      for (const fault of waiting) {
        const isOpen = fault.on === undefined || fault.on === now;
        const hasRoom =
          !today.includes(fault) && !(fault.blow && today.some(({ blow }) => blow !== undefined));
        if (isOpen && hasRoom) today.push(fault);
        else later.push(fault);
      }
      waiting = later;
      return today;
    },
    again: (fault) => void waiting.push(fault),
  };
}
