// The files of a print of many people: everybody is in one of them, and nobody in two.
import { expect, test } from "vitest";
import { partsOf, printPart, rowsOfPart } from "#schema/validation/core/print-parts.ts";

test("everybody is in one file", () => {
  expect(partsOf(0, 2)).toEqual([]);
  expect(partsOf(2, 2)).toEqual([{ part: 1, from: 1, to: 2 }]);
  expect(partsOf(5, 2)).toEqual([
    { part: 1, from: 1, to: 2 },
    { part: 2, from: 3, to: 4 },
    { part: 3, from: 5, to: 5 },
  ]);
  const rows = ["가", "나", "다", "라", "마"];
  expect(partsOf(5, 2).flatMap(({ part }) => rowsOfPart(rows, part, 2))).toEqual(rows);
});

test("where nothing is said it is the first file; what is no number of one is refused", () => {
  expect(printPart.parse(undefined)).toBe(1);
  expect(printPart.parse(3)).toBe(3);
  for (const wrong of [0, -1, 1.5, "2", 1_001]) expect(printPart.safeParse(wrong).success).toBe(false);
});
