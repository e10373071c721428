// What `npm run new` writes speaks of the new noun alone: no word is left of the frequent questions that it copies.
import { expect, test } from "vitest";
import { filesOf } from "#schema/new-noun-files.ts";
import { readSource } from "#tests/support/source-files.ts";

const written = filesOf({ many: "exhibits", one: "exhibit", area: "site", korean: "전시" }, readSource);
/** What is new in a file: all of it, or the lines that an existing file gets. */
const newLines = [...written].flatMap(([file, text]) => {
  const before = /faq|exhibit/i.test(file) || file.includes("/site/") ? "" : readSource(file);
  const known = new Set(before.split("\n"));
  return text.split("\n").filter((line) => !known.has(line));
});

test("no line speaks of questions", () => {
  const left = newLines.filter(
    (line) =>
      /question|often asked|frequent|\banswers?\b|faq|badge|\bdesk\b|receipt|the dues/i.test(line) &&
      !/^ {2}answer: \(\) => readExhibits\(db\),$|^\/\/ @long faqs\.spec\.ts$/.test(line),
  );
  expect(left).toEqual([]);
  expect(newLines.length).toBeGreaterThan(400);
});

test("no Korean of the questions' tests is left", () => {
  const hangul = /[\p{Script=Hangul}][\p{Script=Hangul} ]*[?.]/gu;
  const samples = ["tests/integration/site/faqs.test.ts", "tests/e2e/faqs.spec.ts"].flatMap((file) => [
    ...(readSource(file).match(hangul) ?? []),
  ]);
  expect(samples.length).toBeGreaterThan(4);
  const left = samples.filter((sample) => newLines.some((line) => line.includes(sample)));
  expect(left).toEqual([]);
});

test("prose and test titles name one of them, and many", () => {
  expect(newLines).toEqual(
    expect.arrayContaining([
      "// Exhibits: everybody reads them, CONTENT writes them (docs/people.md#permissions).",
      '  description: "An exhibit as it is written.",',
      'test("an exhibit needs both languages and a text", async () => {',
      "/// The page of exhibits lists these by position.",
      "// The office writes an exhibit; a visitor reads it on its page.",
    ]),
  );
});

test("its Korean name is in the menus, the log and its screens", () => {
  const korean = newLines.filter((line) => line.includes("전시"));
  expect(korean).toEqual(
    expect.arrayContaining([
      '  "office-menu.exhibit": "전시",',
      '  "audit.action.saveExhibits": "전시 수정",',
      '  "exhibits.office.add": "전시 추가",',
    ]),
  );
  expect(newLines).toContain('  "exhibits.office.add": "Add an exhibit",');
});
