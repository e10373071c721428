// What goes wrong in a year is planned by its seed: in each four weeks every kind of fault falls, where it can.
import { describe, expect, test } from "vitest";
import { MONTH, planFaults } from "#tests/year/fault-plan.ts";
import { CHANGE, FAULTS, type Fault } from "#tests/year/faults.ts";
import type { DatabaseKind } from "#tests/year/year-place.ts";

const known = { faults: FAULTS, change: CHANGE };
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);
const DAYS = Array.from({ length: 2 * MONTH }, (_, day) => day + 1);

/** What falls on each day, and on which kind of database the site is then. */
function live(seed: number, begins: DatabaseKind) {
  const plan = planFaults(seed, begins, known);
  let kind = begins;
  return DAYS.map((day) => {
    const faults = plan.takeDay(day, kind);
    if (faults.includes(CHANGE)) kind = kind === "SERVER" ? "EMBEDDED" : "SERVER";
    return { day, faults, kind };
  });
}

describe.each(["EMBEDDED", "SERVER"] as const)("a year that begins with %s", (begins) => {
  test("meets each kind of fault as often as it says, in each four weeks", () => {
    const wrong = SEEDS.flatMap((seed) => {
      const days = live(seed, begins);
      return [days.slice(0, MONTH), days.slice(MONTH)].flatMap((month, at) =>
        [...FAULTS, CHANGE].flatMap(({ name, times }) => {
          const fell = month.filter(({ faults }) => faults.some((fault) => fault.name === name)).length;
          return fell === times ? [] : [`seed ${seed}, month ${at}: ${name} ${fell} times`];
        }),
      );
    });
    expect(wrong).toEqual([]);
  });

  test("meets what one kind of database may meet while it has that, and one blow a day", () => {
    const isWrong = (fault: Fault, kind: DatabaseKind) => fault.on !== undefined && fault.on !== kind;
    for (const seed of SEEDS) {
      for (const { day, faults, kind } of live(seed, begins)) {
        const place = `seed ${seed}, day ${day}`;
        expect(
          faults.filter((fault) => isWrong(fault, kind)).map(({ name }) => name),
          place,
        ).toEqual([]);
        expect(faults.filter(({ blow }) => blow !== undefined).length, place).toBeLessThan(2);
        if (faults.includes(CHANGE)) expect(faults, place).toHaveLength(1);
      }
    }
  });
});

test("the same seed plans the same, another one something else", () => {
  const names = (seed: number) =>
    live(seed, "EMBEDDED").map(({ faults }) => faults.map(({ name }) => name).join());
  expect(names(7)).toEqual(names(7));
  expect(names(7)).not.toEqual(names(8));
});

test("what found nobody falls again on the next day that has room for it", () => {
  const plan = planFaults(1, "EMBEDDED", known);
  const blow = FAULTS.find((fault) => fault.blow !== undefined && fault.on === undefined);
  if (!blow) throw new Error("There is no blow");
  plan.again(blow);
  const first = DAYS.find((day) => plan.takeDay(day, "EMBEDDED").includes(blow));
  // The first day has no faults of its own.
  expect(first).toBe(1);
});

test("half of the years begin with an upgrade", () => {
  const upgrades = SEEDS.filter((seed) => planFaults(seed, "EMBEDDED", known).beginsWithUpgrade);
  expect(upgrades.length).toBeGreaterThan(SEEDS.length / 4);
  expect(upgrades.length).toBeLessThan((SEEDS.length * 3) / 4);
});
