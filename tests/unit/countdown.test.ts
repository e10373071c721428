// The time until a state changes, and when its words change.

import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "#schema/validation/core/durations.ts";
import { askAgainIn, nextChangeIn } from "#web/features/programs/programs/public/countdown.ts";
import { timeLeft } from "#web/features/programs/programs/public/time-left.ts";

describe("timeLeft", () => {
  it.each([
    [3 * DAY + 4 * HOUR + 59 * MINUTE, { unit: "days", first: 3, second: 4 }],
    [DAY, { unit: "days", first: 1, second: 0 }],
    [DAY - 1, { unit: "hours", first: 23, second: 59 }],
    [HOUR, { unit: "hours", first: 1, second: 0 }],
    [HOUR - 1, { unit: "minutes", first: 59, second: 59 }],
    [MINUTE, { unit: "minutes", first: 1, second: 0 }],
    [MINUTE - 1, { unit: "seconds", first: 59, second: 0 }],
    [1, { unit: "seconds", first: 0, second: 0 }],
    [-5 * HOUR, { unit: "seconds", first: 0, second: 0 }],
  ])("of %i ms", (left, words) => expect(timeLeft(left)).toEqual(words));
});

describe("nextChangeIn", () => {
  it.each([3 * DAY + 4 * HOUR, 3 * DAY, DAY, DAY - 1, 5 * HOUR + 7, HOUR, 90 * SECOND + 250, 900])(
    "wakes up when the words of %i ms change, and not before",
    (left) => {
      const wait = nextChangeIn(left);
      expect(timeLeft(left - wait + 1)).toEqual(timeLeft(left));
      expect(left - wait <= 0 || timeLeft(left - wait)).not.toEqual(timeLeft(left));
    },
  );

  it("is always in the future, and a long wait is no longer than an hour", () => {
    for (let left = 1; left < 4 * DAY; left += 37 * MINUTE + 13) {
      expect(nextChangeIn(left)).toBeGreaterThan(0);
      expect(nextChangeIn(left)).toBeLessThanOrEqual(HOUR);
    }
  });
});

it("asks the server a few times at growing distances, then no more", () => {
  const waits = [0, 1, 2, 3, 4, 5].map(askAgainIn);
  expect(waits.slice(0, 5).every((wait, index) => wait !== undefined && wait > (waits[index - 1] ?? 0))).toBe(
    true,
  );
  expect(waits[5]).toBeUndefined();
});
