// How long something is retained is said the same way everywhere: whole years as years, one day as a day.
import { expect, test } from "vitest";
import { personalDataTable } from "#prisma/seed/content/pages/personal-data-table.ts";
import { periodIn } from "#schema/validation/overview/retention.ts";

test("whole years are years, and other periods days", () => {
  expect([1, 30, 365, 400, 1_095].map((days) => periodIn("en", days))).toEqual([
    ...["1 day", "30 days", "1 year", "400 days", "3 years"],
  ]);
  expect([1, 30, 365, 1_095].map((days) => periodIn("ko", days))).toEqual(["1일", "30일", "1년", "3년"]);
});

test.each(["ko", "en"] as const)("so does the privacy policy (%s)", (language) => {
  const image = () => {
    throw new Error("The table has no pictures");
  };
  const text = JSON.stringify(
    personalDataTable(language, 12)({ language, publishedAt: new Date("2026-11-20T00:00:00Z"), image }),
  );
  expect(text).toContain(language === "ko" ? "행사가 끝난 후 3년" : "3 years after the exam or event");
  expect(text).toContain(language === "ko" ? "가져온 뒤 1일" : "1 day after the import");
  expect(text).not.toMatch(/\b1 days|365|1,?095|년일|days days|days? days|[A-Z]+_[A-Z]+/);
});
