// The page of a session of the exam says when what happens, as soon as more is known than its day.
import { expect, test } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { ExamDates } from "#web/features/programs/programs/public/ExamDates.tsx";

const program = {
  applyFrom: "2026-11-01T00:00:00Z",
  applyTo: "2027-01-05T15:00:00Z",
  startsAt: "2027-01-30T01:00:00Z",
};
const wordsOf = (exam: Parameters<typeof ExamDates>[0]["exam"]) =>
  markupInApp(<ExamDates exam={exam} program={program} />).replaceAll(/<[^>]*>/g, " ");

test("applications, slips, exam and results in their order", () => {
  const words = wordsOf({ slipFrom: "2027-01-23T01:00:00Z", resultsAt: "2027-02-20T01:00:00Z" });
  const at = ["접수", "수험표 공개", "시험", "결과 발표"].map((word) => words.lastIndexOf(` ${word} `));
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(at[0]).toBeGreaterThan(0);
  expect(wordsOf({ slipFrom: "2027-01-23T01:00:00Z", resultsAt: null })).not.toContain("결과 발표");
  expect(wordsOf({ slipFrom: null, resultsAt: null })).toBe("");
});
