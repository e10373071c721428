// The breakdown of the cost of an exam names the fee of its own session.
import { expect, test } from "vitest";
import { contradictsFee, noteWithFee } from "#schema/validation/programs/cost-note.ts";

test("a breakdown of another session gets the fee of this one, and other sums stay", () => {
  const fees = { before: 80_000, now: 10_000 };
  expect(noteWithFee("응시료 80,000원(자격증 발급 수수료 20,000원 별도)", fees)).toBe(
    "응시료 10,000원(자격증 발급 수수료 20,000원 별도)",
  );
  expect(noteWithFee("Exam fee KRW 80,000; call 80000", fees)).toBe("Exam fee KRW 10,000; call 80000");
  expect(noteWithFee(null, fees)).toBeNull();
});

test.each([
  ["응시료 80,000원", 10_000, true],
  ["Exam fee KRW 80,000", 10_000, true],
  ["응시료 10000 원, 자격증 20,000원", 10_000, false],
  ["응시료에 교재가 포함됩니다. 문의 02-300-4000", 10_000, false],
  ["무료", 0, false],
  [null, 10_000, false],
])("whether %j contradicts a fee of %i: %s", (note, fee, contradicts) => {
  expect(contradictsFee(note, fee)).toBe(contradicts);
});
