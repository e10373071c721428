import { expect, test } from "vitest";
import { dueSince } from "#gateway/tasks/run-on-schedule.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";

const tasks = [1, 10, 30, 60].map((every) => ({ every }));
const NOON = Date.UTC(2026, 10, 23, 12);
const dueBetween = (since: number, now: number) => dueSince(tasks, since, now).map(({ every }) => every);

test("a task has its turn when one of its minutes begins, and once for all that were missed", () => {
  expect(dueBetween(NOON, NOON + MINUTE - 1)).toEqual([]);
  expect(dueBetween(NOON, NOON + MINUTE)).toEqual([1]);
  expect(dueBetween(NOON + 9 * MINUTE, NOON + 10 * MINUTE)).toEqual([1, 10]);
  expect(dueBetween(NOON + 29 * MINUTE, NOON + 30 * MINUTE)).toEqual([1, 10, 30]);
  expect(dueBetween(NOON - 1, NOON)).toEqual([1, 10, 30, 60]);
  expect(dueBetween(NOON, NOON + 6 * 60 * MINUTE)).toEqual([1, 10, 30, 60]);
});
