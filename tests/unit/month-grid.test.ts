// Months as a calendar shows them, and what happens on their days in Seoul.
import { describe, expect, it } from "vitest";
import {
  byDay,
  monthOf,
  monthText,
  readMonth,
  shiftMonth,
  weeksOf,
} from "#web/features/programs/programs/public/month-grid.ts";

describe("months in an address", () => {
  it("reads what it writes", () => {
    expect(readMonth("2026-12")).toEqual({ year: 2026, month: 12 });
    expect(monthText({ year: 2027, month: 1 })).toBe("2027-01");
  });

  it.each(["", "2026", "2026-13", "2026-00", "2026-1", "26-12", "1999-12", "2100-01", "2026-12-01"])(
    "takes %j for no month",
    (text) => expect(readMonth(text)).toBeNull(),
  );

  it("goes over the turn of the year, and no further than the calendar", () => {
    expect(shiftMonth({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(shiftMonth({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 });
    expect(shiftMonth({ year: 2000, month: 1 }, -1)).toBeNull();
    expect(shiftMonth({ year: 2099, month: 12 }, 1)).toBeNull();
  });

  it("knows the month of a day", () => {
    expect(monthOf("2026-11-20")).toEqual({ year: 2026, month: 11 });
  });
});

describe("weeksOf", () => {
  it("begins on Sunday and leaves other months' cells empty", () => {
    const weeks = weeksOf({ year: 2026, month: 12 });
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.slice(0, 3)).toEqual([null, null, "2026-12-01"]);
    expect(weeks[4]?.slice(4)).toEqual(["2026-12-31", null, null]);
  });

  it("has four rows for a February that begins on Sunday, six for a month that needs them", () => {
    expect(weeksOf({ year: 2026, month: 2 })).toHaveLength(4);
    expect(weeksOf({ year: 2026, month: 8 })).toHaveLength(6);
    expect(weeksOf({ year: 2028, month: 2 }).flat().filter(Boolean)).toHaveLength(29);
  });
});

describe("byDay", () => {
  const event = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });

  it("puts an event on its day in Seoul", () => {
    const late = event("2026-12-04T15:00:00Z", "2026-12-04T17:00:00Z");
    const days = byDay([late], { year: 2026, month: 12 });
    expect(days.get("2026-12-05")).toEqual([late]);
    expect(days.get("2026-12-04")).toEqual([]);
  });

  it("puts an event of several days on each of them, also where it began before the month", () => {
    const course = event("2026-11-29T01:00:00Z", "2026-12-02T01:00:00Z");
    const days = byDay([course], { year: 2026, month: 12 });
    expect([...days].filter(([, events]) => events.length > 0).map(([day]) => day)).toEqual([
      "2026-12-01",
      "2026-12-02",
    ]);
  });

  it("does not count the day that begins when an event ends", () => {
    const evening = event("2026-12-05T10:00:00Z", "2026-12-05T15:00:00Z");
    const days = byDay([evening], { year: 2026, month: 12 });
    expect(days.get("2026-12-05")).toHaveLength(1);
    expect(days.get("2026-12-06")).toEqual([]);
  });
});
