// docs/asvs.md answers each requirement of OWASP ASVS 5.0 of the levels 1 and 2 once.
import { expect, test } from "vitest";
import { readSource } from "#tests/support/source-files.ts";

/** How many of a section's requirements are of these levels; in each section they are the first ones. */
const ASKED: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
/** Of level 3, and met all the same. */
const BEYOND = ["2.3.5"];

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const asked = Object.entries(ASKED).flatMap(([chapter, sections]) =>
  sections.flatMap((count, index) => upTo(count).map((number) => `${chapter}.${index + 1}.${number}`)),
);
const weight = (number: string) =>
  number.split(".").reduce((sum, part) => sum * 100 + Number.parseInt(part, 10), 0);

/** "1.4.1, 1.4.3" and "4.4.1–4.4.4" as what they stand for. */
function numbersOf(cell: string): string[] {
  return cell.split(", ").flatMap((part) => {
    const [first = "", last] = part.split("–");
    if (last === undefined) return [first];
    return asked.filter((one) => weight(one) >= weight(first) && weight(one) <= weight(last));
  });
}

test("every requirement has one line, which says whether it is met", () => {
  const lines = readSource("docs/asvs.md")
    .split("\n")
    .map((line) => /^\| ([\d., –]+) \| [^|]+ \| (yes|part|no|–) \| [^|]+ \|$/.exec(line)?.[1])
    .filter((cell) => cell !== undefined);
  expect(asked).toHaveLength(253);
  expect(lines.flatMap(numbersOf).sort()).toEqual([...asked, ...BEYOND].sort());
});
