// What comes back at each edge of time, with the steps of the settings and with a program's own
// (docs/applications.md#changing-withdrawing-refunds, decision 234).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY } from "#schema/validation/core/durations.ts";
import { seoulDaysBetween } from "#schema/validation/core/seoul.ts";
import {
  changeDeadline,
  refundPercent,
  refundSteps,
  withdrawDeadline,
} from "#schema/validation/money/refund.ts";

/** A moment of Seoul's clock. */
const seoul = (text: string) => new Date(`${text}+09:00`);
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

const applyTo = seoul("2026-12-01T00:00:00");
const startsAt = seoul("2026-12-10T10:00:00");
const dates = { applyTo, startsAt, changeUntil: null, withdrawUntil: null };
const rules = [
  { daysBefore: 1, percent: 20 },
  { daysBefore: 5, percent: 50 },
];

describe("by the steps of the settings", () => {
  test.each([
    ["all before the window ends", justBefore(applyTo), 100],
    ["the rules from its end on", applyTo, 50],
    ["the fifth day before, its last moment", seoul("2026-12-05T23:59:59.999"), 50],
    ["the fourth day before, its first moment", seoul("2026-12-06T00:00:00"), 20],
    ["the day before, its last moment", seoul("2026-12-09T23:59:59.999"), 20],
    ["the day itself", seoul("2026-12-10T00:00:00"), 0],
    ["the beginning", startsAt, 0],
    ["afterwards", seoul("2026-12-11T00:00:00"), 0],
  ])("%s", (_, now, percent) => expect(refundPercent(refundSteps(dates, null, rules), now)).toBe(percent));

  test("without an end of the window all comes back until the event", () => {
    const open = refundSteps({ ...dates, applyTo: null }, null, rules);
    expect(open).toEqual([{ until: startsAt, percent: 100 }]);
    expect(refundPercent(open, startsAt)).toBe(0);
    expect(refundSteps(dates, null, [])).toEqual([{ until: applyTo, percent: 100 }]);
  });
});

describe("by a program's own", () => {
  const own = [
    { daysBefore: 14, percent: 100 },
    { daysBefore: 7, percent: 70 },
  ];

  test("they alone count, also while applications are taken", () => {
    expect(refundSteps(dates, own, rules)).toEqual([
      { until: seoul("2026-11-27T00:00:00"), percent: 100 },
      { until: seoul("2026-12-04T00:00:00"), percent: 70 },
    ]);
    expect(refundSteps(dates, [], rules)).toEqual([]);
  });

  test("nothing comes back after the last moment to withdraw", () => {
    const until = seoul("2026-12-02T18:00:00");
    const steps = refundSteps({ ...dates, withdrawUntil: until }, own, rules);
    expect(steps.at(-1)).toEqual({ until, percent: 70 });
    expect(refundPercent(steps, until)).toBe(0);
  });

  test("deadlines of its own come before those of its dates", () => {
    const [changeUntil, withdrawUntil] = [seoul("2026-11-20T00:00:00"), seoul("2026-12-02T00:00:00")];
    expect([changeDeadline(dates), withdrawDeadline(dates)]).toEqual([applyTo, startsAt]);
    const limited = { ...dates, changeUntil, withdrawUntil };
    expect([changeDeadline(limited), withdrawDeadline(limited)]).toEqual([changeUntil, withdrawUntil]);
  });
});

test("at any moment the steps say what the days until the event say", () => {
  const moment = fc.integer({ min: -40 * DAY, max: 2 * DAY }).map((by) => new Date(startsAt.getTime() + by));
  const someRules = fc.uniqueArray(
    fc.record({ daysBefore: fc.integer({ min: 0, max: 40 }), percent: fc.integer({ min: 0, max: 100 }) }),
    { maxLength: 6, selector: ({ daysBefore }) => daysBefore },
  );
  fc.assert(
    fc.property(
      fc.record({
        end: fc.option(moment),
        until: fc.option(moment),
        own: fc.option(someRules),
        defaults: someRules,
        now: moment,
      }),
      ({ end, until, own, defaults, now }) => {
        const limited = { ...dates, applyTo: end, withdrawUntil: until };
        const inOrder = (own ?? defaults).toSorted((one, other) => other.daysBefore - one.daysBefore);
        const days = seoulDaysBetween(now, startsAt);
        const byDays = inOrder.find(({ daysBefore }) => days >= daysBefore)?.percent ?? 0;
        const inWindow = own === null && now < (end ?? startsAt);
        const isOver = now >= (until ?? startsAt);
        const expected = isOver ? 0 : inWindow ? 100 : byDays;
        expect(refundPercent(refundSteps(limited, own, defaults), now)).toBe(expected);
      },
    ),
    { numRuns: 2_000 },
  );
});
