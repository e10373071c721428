import { expect, test } from "vitest";
import { duesSpan, type Period } from "#schema/people/memberships/dues-span.ts";

const paid = (from: string, to: string): Period => ({ grade: "REGULAR", source: "PAYMENT", from, to });
const decided = (from: string): Period => ({ grade: "REGULAR", source: "DECISION", from, to: null });
const dues = { grade: "REGULAR", year: 2026, hasLapsed: false, periods: [], today: "2026-05-20" } as const;

test("a grade that is new begins with the day it was paid, even before its year", () => {
  expect(duesSpan(dues)).toEqual({ from: "2026-05-20", to: "2027-01-01" });
  expect(duesSpan({ ...dues, today: "2025-12-20" })).toEqual({ from: "2025-12-20", to: "2027-01-01" });
  const asAssociate: Period = { grade: "ASSOCIATE", source: "PAYMENT", from: "2026-01-01", to: "2027-01-01" };
  expect(duesSpan({ ...dues, periods: [asAssociate] })).toEqual({ from: "2026-05-20", to: "2027-01-01" });
});

test("the year of a member begins with its first day, paid late or early", () => {
  const periods = [paid("2025-03-02", "2026-01-01")];
  for (const today of ["2025-12-01", "2026-02-20", "2027-04-01"]) {
    expect(duesSpan({ ...dues, periods, today })).toEqual({ from: "2026-01-01", to: "2027-01-01" });
  }
});

test("who returns after a lapse begins anew", () => {
  const periods = [paid("2024-01-01", "2025-01-01")];
  expect(duesSpan({ ...dues, periods, hasLapsed: true })).toEqual({ from: "2026-05-20", to: "2027-01-01" });
});

test("dues take the place of a decision of this year from its day on, and of an older one from New Year on", () => {
  expect(duesSpan({ ...dues, periods: [decided("2026-03-02")] })).toEqual({
    from: "2026-03-02",
    to: "2027-01-01",
  });
  expect(duesSpan({ ...dues, periods: [decided("2021-03-02")] })).toEqual({
    from: "2026-01-01",
    to: "2027-01-01",
  });
});

test("what is covered is not covered twice, and what came later stays", () => {
  expect(duesSpan({ ...dues, periods: [paid("2026-01-01", "2027-01-01")] })).toBeNull();
  const lifetime: Period = { grade: "LIFETIME", source: "PAYMENT", from: "2026-06-01", to: null };
  const late = { ...dues, grade: "LIFETIME", periods: [lifetime], today: "2026-08-01" } as const;
  expect(duesSpan(late)).toEqual({ from: "2026-01-01", to: "2026-06-01" });
  expect(duesSpan({ ...late, year: 2027 })).toBeNull();
});
