// The state at each edge of the window and of the event, as people in Seoul write them. One millisecond
// before an edge, on it and after.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seatsLeftOf } from "#schema/programs/programs/program-state.ts";
import { seoulMidnight, seoulMonth } from "#schema/validation/core/seoul.ts";
import { COPY_MONTHS, copyStart, monthsLater, moverOf } from "#schema/validation/programs/copy-dates.ts";
import { nextStateAt, type ProgramMoments, stateAt } from "#schema/validation/programs/program-state.ts";

const seoul = (text: string) => new Date(`${text}+09:00`);
const program: ProgramMoments = {
  // 9 o'clock in Seoul is midnight in UTC, and midnight in Seoul is still the day before there.
  applyFrom: seoul("2026-12-01T09:00"),
  applyTo: seoul("2026-12-05T00:00"),
  startsAt: seoul("2027-01-01T00:00"),
  endsAt: seoul("2027-01-01T08:59"),
  capacity: 10,
  seatsTaken: 3,
  cancelledAt: null,
};
const around = (edge: Date, of: ProgramMoments) =>
  [-1, 0, 1].map((step) => stateAt(of, new Date(edge.getTime() + step)));

describe("edges", () => {
  test.each([
    ["the window opens at 09:00 in Seoul", program.applyFrom, program, "COMING_SOON", "OPEN"],
    ["the window closes at midnight in Seoul", program.applyTo, program, "OPEN", "CLOSED"],
    ["the event begins with the year in Seoul", program.startsAt, program, "CLOSED", "ONGOING"],
    ["the event ends", program.endsAt, program, "ONGOING", "ENDED"],
    [
      "without an end, until the event begins",
      program.startsAt,
      { ...program, applyTo: null },
      "OPEN",
      "ONGOING",
    ],
    [
      "not announced, until the event begins",
      program.startsAt,
      { ...program, applyFrom: null },
      "COMING_SOON",
      "ONGOING",
    ],
    [
      "not announced, whatever the end says",
      program.applyTo,
      { ...program, applyFrom: null },
      "COMING_SOON",
      "COMING_SOON",
    ],
    ["full when it opens", program.applyFrom, { ...program, seatsTaken: 10 }, "COMING_SOON", "FULL"],
    ["full until it closes", program.applyTo, { ...program, seatsTaken: 10 }, "FULL", "CLOSED"],
    [
      "cancelled, whatever time it is",
      program.startsAt,
      { ...program, cancelledAt: new Date(0) },
      "CANCELLED",
      "CANCELLED",
    ],
    [
      "cancelled after the end",
      program.endsAt,
      { ...program, cancelledAt: new Date(0) },
      "CANCELLED",
      "CANCELLED",
    ],
  ])("%s", (_, edge, of, before, after) => {
    expect(edge && around(edge, of)).toEqual([before, after, after]);
  });

  test("the last seat makes it full; where seats are not counted it never is", () => {
    const at = seoul("2026-12-02T00:00");
    expect([9, 10, 11].map((seatsTaken) => stateAt({ ...program, seatsTaken }, at))).toEqual([
      "OPEN",
      "FULL",
      "FULL",
    ]);
    expect(stateAt({ ...program, capacity: null, seatsTaken: 1_000 }, at)).toBe("OPEN");
    expect([3, 10, 12].map((seatsTaken) => seatsLeftOf({ capacity: 10, seatsTaken }))).toEqual([7, 0, 0]);
    expect(seatsLeftOf({ capacity: null, seatsTaken: 3 })).toBeNull();
  });

  test("is the same on a machine in any zone", () => {
    const offset = new Date("2026-12-01T00:00:00Z").getTime();
    expect(program.applyFrom?.getTime()).toBe(offset);
  });
});

describe("the next state", () => {
  const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true });
  const maybe = fc.option(moment);
  const any = fc
    .record({
      moments: fc.tuple(moment, moment),
      applyFrom: maybe,
      applyTo: maybe,
      capacity: fc.option(fc.integer({ min: 1, max: 3 })),
      seatsTaken: fc.integer({ min: 0, max: 3 }),
      cancelledAt: fc.option(moment, { freq: 10 }),
    })
    .map(({ moments: [one, other], ...rest }): ProgramMoments => {
      const [startsAt, endsAt] = one < other ? [one, other] : [other, new Date(one.getTime() + 1)];
      return { ...rest, startsAt, endsAt };
    });

  test("begins exactly there: the same before, another from then on", () => {
    fc.assert(
      fc.property(any, moment, (of, now) => {
        const next = nextStateAt(of, now);
        if (next === null) {
          const edges = [of.applyFrom, of.applyTo, of.startsAt, of.endsAt].filter(
            (edge) => edge && edge > now,
          );
          for (const edge of edges) expect(edge && stateAt(of, edge)).toBe(stateAt(of, now));
          return;
        }
        expect(next > now).toBe(true);
        expect(stateAt(of, new Date(next.getTime() - 1))).toBe(stateAt(of, now));
        expect(stateAt(of, next)).not.toBe(stateAt(of, now));
      }),
    );
  });

  test("leads through the year of a seminar", () => {
    const seen: string[] = [];
    let now: Date | null = new Date(0);
    while (now !== null) {
      seen.push(stateAt(program, now));
      now = nextStateAt(program, now);
    }
    expect(seen).toEqual(["COMING_SOON", "OPEN", "CLOSED", "ONGOING", "ENDED"]);
  });
});

describe("the calendar of Seoul", () => {
  test("months begin nine hours before UTC's", () => {
    expect(seoulMonth(2026, 12)).toEqual({ from: seoul("2026-12-01T00:00"), to: seoul("2027-01-01T00:00") });
    expect([seoulMidnight("2026-12-31"), seoulMidnight("2026-12-31", 1)]).toEqual([
      seoul("2026-12-31T00:00"),
      seoul("2027-01-01T00:00"),
    ]);
  });

  test.each([
    // The second Saturday, the first Friday just after midnight, and a fifth Monday where there are four.
    ["2026-12-12T14:00", "2027-01-09T14:00"],
    ["2026-12-04T00:30", "2027-01-01T00:30"],
    ["2026-11-30T10:00", "2026-12-28T10:00"],
  ])("the next month of %s is %s", (from, to) => {
    expect(copyStart(seoul(from), "MONTH", seoul("2026-01-01T00:00"))).toEqual(seoul(to));
  });

  test.each([
    // Tomorrow, past by months, and the term that has gone.
    ["2026-10-24T14:00", "MONTH", "2026-12-26T14:00"],
    ["2026-03-14T14:00", "MONTH", "2026-12-12T14:00"],
    ["2026-04-18T14:00", "TERM", "2027-04-18T14:00"],
  ] as const)("a copy of %s by %s begins at least two weeks from now, %s", (from, step, to) => {
    expect(copyStart(seoul(from), step, seoul("2026-11-27T10:00"))).toEqual(seoul(to));
  });

  test.each([
    ["2026-03-02T09:00", "2026-09-02T09:00"],
    ["2026-08-31T00:30", "2027-02-28T00:30"],
    ["2027-08-30T23:59", "2028-02-29T23:59"],
    ["2026-12-31T14:00", "2027-06-30T14:00"],
  ])("the next term of %s begins %s", (from, to) => {
    expect(monthsLater(seoul(from), COPY_MONTHS.TERM)).toEqual(seoul(to));
    const move = moverOf(seoul(from), seoul(to));
    expect(move(new Date(seoul(from).getTime() + 5))).toEqual(new Date(seoul(to).getTime() + 5));
    expect(move(null)).toBeNull();
  });
});
