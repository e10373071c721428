// Mails say when something begins, and up to when something holds: midnight belongs to the day that ends with
// it, and to the day that begins.
import { expect, test } from "vitest";
import { deadlineIn, momentIn } from "#schema/core/mail/mail-details.ts";

/** Midnight in Seoul, with which 2 December begins. */
const MIDNIGHT = new Date("2026-12-01T15:00:00Z");
const AFTERNOON = new Date("2026-12-05T05:00:00Z");

test("a deadline at midnight is 24:00 of the day before, a beginning 00:00 of its day", () => {
  expect(deadlineIn("KO", MIDNIGHT)).toBe("2026년 12월 1일 24:00 (KST)");
  expect(deadlineIn("EN", MIDNIGHT)).toBe("1 December 2026 24:00 (KST)");
  expect(momentIn("KO", MIDNIGHT)).toBe("2026년 12월 2일 00:00 (KST)");
  for (const say of [deadlineIn, momentIn]) expect(say("KO", AFTERNOON)).toBe("2026년 12월 5일 14:00 (KST)");
});
