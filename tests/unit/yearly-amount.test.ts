// The dues of a year for a member who joins in it (docs/money.md#dues).
import { expect, test } from "vitest";
import { yearlyAmount } from "#schema/money/dues/yearly-amount.ts";

const half = { entryFromMonth: 7, entryPercent: 50 };
const of = (joinedOn: string, rule: { entryFromMonth: number | null; entryPercent: number } = half) =>
  yearlyAmount(50_000, { year: 2026, joinedOn }, rule);

test("who joins in the month of the rule or later pays the part, and the whole from the next year on", () => {
  expect([of("2026-06-30"), of("2026-07-01"), of("2026-12-31")]).toEqual([50_000, 25_000, 25_000]);
  expect([of("2025-09-01"), of("")]).toEqual([50_000, 50_000]);
});

test("without a month everybody pays the whole, and a part is whole won, at least one", () => {
  expect(of("2026-09-01", { ...half, entryFromMonth: null })).toBe(50_000);
  expect(of("2026-09-01", { entryFromMonth: 2, entryPercent: 33 })).toBe(16_500);
  const little = { entryFromMonth: 2, entryPercent: 1 };
  expect(yearlyAmount(1, { year: 2026, joinedOn: "2026-09-01" }, little)).toBe(1);
  expect(yearlyAmount(33, { year: 2026, joinedOn: "2026-09-01" }, half)).toBe(17);
});
