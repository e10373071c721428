// What a paste from a spreadsheet would change in a scoring sheet, and what is wrong with it.
import { expect, test } from "vitest";
import { readScore } from "#schema/validation/programs/exam-scores.ts";
import { type PasteTarget, pastedRows, readPaste } from "#schema/validation/programs/score-paste.ts";

const target: PasteTarget = {
  codes: ["AAA333", "CCC444", "DDD777"],
  locked: new Set(["DDD777"]),
  columns: [
    { maxPoints: 60, names: ["정확성", "Accuracy"] },
    { maxPoints: 40, names: ["표현", "Expression"] },
  ],
  noteNames: ["메모", "Note"],
};
const read = (text: string, place: Parameters<typeof readPaste>[2] = { row: 0, column: 0 }) =>
  readPaste(pastedRows(text), target, place);

test("a column goes down from the cell it is pasted at, and an empty cell changes nothing", () => {
  expect(read("55\r\n\r\n", { row: 1, column: 1 }).problems).toMatchObject([
    { line: 1, code: "SCORE_INVALID" },
  ]);
  expect(read("35\n12.0\n", { row: 0, column: 1 })).toEqual({
    scores: [
      { code: "AAA333", column: 1, points: 35 },
      { code: "CCC444", column: 1, points: 12 },
    ],
    notes: [],
    problems: [],
  });
  expect(read("\t30").scores).toEqual([{ code: "AAA333", column: 1, points: 30 }]);
});

test("rows with codes go where they belong, by headings in either language and any order", () => {
  const { scores, notes, problems } = read("답안\tExpression (40)\t메모\t정확성\nccc444\t30\t두 쪽 없음\t50");
  expect(scores).toEqual([
    { code: "CCC444", column: 1, points: 30 },
    { code: "CCC444", column: 0, points: 50 },
  ]);
  expect(notes).toEqual([{ code: "CCC444", note: "두 쪽 없음" }]);
  expect(problems).toEqual([]);
  expect(read("AAA333\t50\t30\t메모").notes).toEqual([{ code: "AAA333", note: "메모" }]);
});

test("of two columns with one heading each is a criterion of that name; one too many is said", () => {
  const [first] = target.columns;
  const alike: PasteTarget = { ...target, columns: [...target.columns, ...(first ? [first] : [])] };
  const rows = pastedRows("답안\t정확성\t정확성\t표현\t정확성\nAAA333\t10\t20\t30\t40");
  const { scores, problems } = readPaste(rows, alike, null);
  expect(scores.map(({ column, points }) => [column, points])).toEqual([
    [0, 10],
    [2, 20],
    [1, 30],
  ]);
  expect(problems).toEqual([{ line: 1, cell: "정확성", code: "COLUMN_TWICE" }]);
});

test("each wrong row is named, and the others are taken", () => {
  const { scores, problems } = read("AAA333\t61\nXXX999\t1\nCCC444\t=1+1\t40\nCCC444\t1\nDDD777\t1", null);
  expect(scores).toEqual([{ code: "CCC444", column: 1, points: 40 }]);
  expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
    "1 SCORE_INVALID",
    "2 CODE_UNKNOWN",
    "3 NUMBER_INVALID",
    "4 CODE_TWICE",
    "5 ROW_LOCKED",
  ]);
  expect(read("1\t2\t3").problems).toMatchObject([{ code: "NO_COLUMN", cell: "3" }]);
  expect(read("1\n2\n3\n4", { row: 1, column: 0 }).problems.map(({ code }) => code)).toEqual([
    "ROW_LOCKED",
    "NO_ROW",
    "NO_ROW",
  ]);
  expect(read("1\n".repeat(10_000)).problems).toMatchObject([{ code: "TOO_MANY_ROWS" }]);
});

test("a score is a whole number up to the greatest, also in digits of full width", () => {
  const most = { maxPoints: 20 };
  expect(readScore(" １５ ", most)).toEqual({ points: 15 });
  expect(readScore("", most)).toEqual({ points: null });
  for (const wrong of ["-1", "1.5", "A", "1e1", "=5"])
    expect(readScore(wrong, most)).toHaveProperty("problem");
  expect(readScore("21", most)).toEqual({ problem: "SCORE_INVALID" });
});
