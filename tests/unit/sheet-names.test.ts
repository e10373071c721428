// The sheet of a workbook has the name of what it holds, as another program reads it, in every spelling that Excel takes.
import { buffer } from "node:stream/consumers";
import { read } from "@e965/xlsx";
import { expect, test } from "vitest";
import { xlsxFile } from "#gateway/exports/xlsx.ts";

async function* oneRow() {
  yield [["가"]];
}
const namesOf = async (title: string) =>
  read(await buffer(xlsxFile(title, ["열"], oneRow())), { type: "buffer" }).SheetNames;

test.each([
  ["회원 관리", "회원 관리"],
  ['Members & dues <2026> "new"', 'Members & dues <2026> "new"'],
  ["통역/번역: [2026] 1*?\\", "통역 번역 2026 1"],
  ["'Quoted'", "Quoted"],
  ["회원".normalize("NFD"), "회원"],
  ["History", "Sheet1"],
  [" \n", "Sheet1"],
])("%j is the sheet %j", async (title, name) => {
  expect(await namesOf(title)).toEqual([name]);
});

test("a long name is cut between whole characters, as Excel counts them", async () => {
  expect(await namesOf(`${"가".repeat(30)}🎓학회`)).toEqual(["가".repeat(30)]);
});
