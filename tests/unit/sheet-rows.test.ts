// What the sheet of a rater says of what the server does not have.
import { expect, test } from "vitest";
import {
  isWrong,
  type SheetRow,
  totalOf,
  unsavedState,
} from "#web/features/programs/exams/public/sheet-rows.ts";

const CRITERIA = [{ id: 1, nameKo: "정확성", nameEn: null, maxPoints: 50 }];
const row = (saved: string, now = saved): SheetRow => ({
  code: "A1",
  isThird: false,
  isLocked: false,
  file: null,
  version: 1,
  sent: null,
  cells: [now],
  note: "",
  saved: { cells: [saved], note: "" },
});

test("a score above the highest is wrong, and is not said to be on its way", () => {
  expect(unsavedState([row("40", "99"), row("30")], CRITERIA)).toBe("wrong");
});

test("beside a wrong score nothing is said to be on its way, and the wrong one alone is counted", () => {
  const rows = [row("40", "99"), row("30", "31")];
  expect(unsavedState(rows, CRITERIA)).toBe("wrong");
  expect(rows.filter((one) => isWrong(one, CRITERIA))).toHaveLength(1);
});

test("a score that was typed and not sent is on its way", () => {
  expect(unsavedState([row("40"), row("30", "31")], CRITERIA)).toBe("typing");
});

test("what the server has is saved", () => {
  expect(unsavedState([row("40")], CRITERIA)).toBe("saved");
});

test("a script without a score has no sum, and a score of 0 has one", () => {
  expect(totalOf(row("", " "), CRITERIA)).toBeNull();
  expect(totalOf(row("", "0"), CRITERIA)).toBe(0);
  expect(totalOf(row("", "40"), CRITERIA)).toBe(40);
});
