// The message for hours and minutes that a month does not have.
import { expect, test } from "vitest";
import { check } from "#schema/validation/core/field-errors.ts";
import { translatorHours } from "#schema/validation/overview/translator-months.ts";

test("hours and minutes beyond those of a month have words of their own", () => {
  expect(check(translatorHours, { month: "2026-11", hours: 745, minutes: 60 })).toMatchObject({
    ok: false,
    fields: { hours: ["HOURS_INVALID"], minutes: ["MINUTES_INVALID"] },
  });
  expect(check(translatorHours, { month: "2026-11", hours: 744, minutes: 59 }).ok).toBe(true);
});
