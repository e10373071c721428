// Prices and refunds at each edge of time, and the table of states.
import { describe, expect, test } from "vitest";
import { refundAmount } from "#schema/validation/money/refund.ts";
import { priceFor, priceSpan } from "#schema/validation/programs/application-price.ts";
import {
  APPLICATION_STATES,
  holdsSeat,
  LIVE_STATES,
  mayMove,
} from "#schema/validation/programs/application-state.ts";

/** A moment of Seoul's clock. */
const seoul = (text: string) => new Date(`${text}+09:00`);
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

describe("the price", () => {
  const midnight = seoul("2026-12-01T00:00:00");
  const program = {
    fee: 50_000,
    enrollmentFee: 10_000,
    prices: [
      { name: "early", grades: [], until: midnight, amount: 40_000 },
      { name: "member", grades: ["REGULAR", "LIFETIME"], until: null, amount: 30_000 },
      { name: "early member", grades: ["REGULAR"], until: midnight, amount: 30_000 },
      { name: "student", grades: ["ASSOCIATE"], until: midnight, amount: 10_000 },
      { name: "dear", grades: ["INSTITUTION"], until: null, amount: 90_000 },
    ],
  };
  const pay = (grade: string, now: Date, isFirstTime = false) => {
    const { amount, tier, total } = priceFor(program, { grade, isFirstTime }, now);
    return [tier?.name ?? null, amount, total];
  };

  test.each([
    ["the last moment of early", "GENERAL", justBefore(midnight), ["early", 40_000, 40_000]],
    ["midnight in Seoul is late", "GENERAL", midnight, [null, 50_000, 50_000]],
    ["the lowest that fits, the first of two", "REGULAR", justBefore(midnight), ["member", 30_000, 30_000]],
    ["a grade's own price goes on", "REGULAR", midnight, ["member", 30_000, 30_000]],
    ["a grade's own early price ends", "ASSOCIATE", midnight, [null, 50_000, 50_000]],
    [
      "the lowest of a grade's and everybody's",
      "ASSOCIATE",
      justBefore(midnight),
      ["student", 10_000, 10_000],
    ],
    ["the fee is for whom nothing fits", "INSTITUTION", midnight, ["dear", 90_000, 90_000]],
  ])("%s", (_, grade, now, expected) => expect(pay(grade, now)).toEqual(expected));

  test("the enrolment fee comes on top, the first time", () => {
    expect(pay("GENERAL", midnight, true)).toEqual([null, 50_000, 60_000]);
    const free = { fee: 0, enrollmentFee: null, prices: [] };
    expect(priceFor(free, { grade: "GENERAL", isFirstTime: true }, midnight).total).toBe(0);
  });
});

describe("the prices that anybody may be told", () => {
  const member = { grades: ["REGULAR"], until: null, amount: 10_000 };
  const early = { grades: [], until: seoul("2027-01-01T00:00"), amount: 15_000 };
  const inTime = justBefore(early.until);

  test("the first tier is the members', so a visitor is told from what amount", () => {
    expect(priceSpan({ fee: 20_000, prices: [member] }, inTime)).toEqual({ lowest: 10_000, highest: 20_000 });
  });

  test("a price for everybody takes the place of the fee until it ends", () => {
    const program = { fee: 20_000, prices: [member, early] };
    expect(priceSpan(program, inTime)).toEqual({ lowest: 10_000, highest: 15_000 });
    expect(priceSpan(program, early.until)).toEqual({ lowest: 10_000, highest: 20_000 });
    expect(priceSpan({ fee: 20_000, prices: [] }, inTime)).toEqual({ lowest: 20_000, highest: 20_000 });
  });
});

describe("the refund", () => {
  test("whole won, rounded down, and what was too much comes back whole", () => {
    expect(refundAmount(33_333, 33_333, 50)).toBe(16_666);
    expect(refundAmount(40_000, 33_333, 50)).toBe(16_666 + 6_667);
    expect(refundAmount(10_000, 33_333, 50)).toBe(5_000);
    expect(refundAmount(10_000, 33_333, 0)).toBe(0);
  });
});

test("what is withdrawn is only restored, with a seat, and nothing is made again", () => {
  const restored = ["AWAITING_PAYMENT", "CONFIRMED"];
  expect(APPLICATION_STATES.filter((to) => mayMove("WITHDRAWN", to))).toEqual(restored);
  expect(APPLICATION_STATES.filter((to) => mayMove(null, to))).toEqual([
    "AWAITING_PAYMENT",
    "CONFIRMED",
    "WAITLISTED",
  ]);
  expect(LIVE_STATES.filter((state) => !holdsSeat(state))).toEqual(["WAITLISTED"]);
  expect(new Set(APPLICATION_STATES).difference(new Set<string>(LIVE_STATES))).toEqual(
    new Set(["WITHDRAWN", "CANCELLED"]),
  );
});
