// Which script a scan belongs to: the one whose examinee's number its name holds, and no other one.
import { expect, test } from "vitest";
import { matchScriptFiles } from "#schema/validation/programs/exam-scripts.ts";

const script = (id: number, examNumber: string | null, paperNameKo = "번역 1교시") => ({
  id,
  examNumber,
  name: `응시자 ${id}`,
  paperNameKo,
});
const SCRIPTS = [
  script(1, "28-T-001"),
  script(2, "28-T-0011"),
  script(3, "28-T-002"),
  script(4, "28-T-002", "번역 2교시"),
  script(5, null),
];
const matched = (...names: string[]) => {
  const { matched: found, unmatched } = matchScriptFiles(names, SCRIPTS);
  return { found: found.map(({ index, scriptId }) => [names[index], scriptId]), unmatched };
};

test("a number counts as a whole, in any case and width", () => {
  expect(matched("28-T-001.pdf", "scan 28-t-0011.pdf").found).toEqual([
    ["28-T-001.pdf", 1],
    ["scan 28-t-0011.pdf", 2],
  ]);
  expect(matched("２８-T-001.pdf").found).toEqual([["２８-T-001.pdf", 1]]);
  expect(matched("28-T-0019.pdf", "128-T-001.pdf", "scan.pdf").unmatched).toEqual([0, 1, 2]);
});

test("a number that also stands in a longer one before it is found", () => {
  expect(matched("28-T-0019 ~ 28-T-001.pdf").found).toEqual([["28-T-0019 ~ 28-T-001.pdf", 1]]);
});

test("of several papers the named one, also as a Mac writes the name", () => {
  const name = "28-T-002 번역 2교시.pdf".normalize("NFD");
  expect(matched(name).found).toEqual([[name, 4]]);
  expect(matched("28-T-002.pdf").unmatched).toEqual([0]);
});

test("a second file of a script, and one that names two people, belong to nobody", () => {
  expect(matched("28-T-001 a.pdf", "28-T-001 b.pdf")).toEqual({
    found: [["28-T-001 a.pdf", 1]],
    unmatched: [1],
  });
  expect(matched("28-T-001 28-T-0011.pdf").unmatched).toEqual([0]);
});
