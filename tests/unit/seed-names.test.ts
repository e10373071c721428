// English names Koreans in one order everywhere: the given name first.
import { expect, test } from "vitest";
import { boardMembers, editorialBoard } from "#prisma/seed/content/pages/board-members.ts";
import { demoPrograms } from "#prisma/seed/content/programs/programs.ts";
import { splitLatinName } from "#schema/validation/people/latin-names.ts";

type Pair = readonly [ko: string, en: string];

/** Pairs of texts in something, at whatever depth. */
function pairsIn(value: unknown): Pair[] {
  if (typeof value !== "object" || value === null) return [];
  const [ko, en, ...more] = Array.isArray(value) ? value : [];
  if (typeof ko === "string" && typeof en === "string" && more.length === 0) return [[ko, en]];
  return Object.values(value).flatMap(pairsIn);
}

/** Without what is said of a person: "한결(회의통역사)", "Gyeol Han, conference interpreter". */
const bare = ([ko, en]: Pair): Pair => [ko.replace(/\(.*/u, "").trim(), en.replace(/,.*/u, "").trim()];
/** A name of two to four syllables, and two words. */
const isName = ([ko, en]: Pair) =>
  /^[가-힣]{2,4}$/u.test(ko) && /^[A-Z][a-z]*(?:-[a-z]+)? [A-Z][a-z]*(?:-[a-z]+)?$/u.test(en);

test("English names Koreans given name first", () => {
  const names = pairsIn([demoPrograms, boardMembers, editorialBoard])
    .map(bare)
    .filter(isName)
    .flatMap(([ko, en]) => {
      const parts = splitLatinName(en, ko);
      return parts ? [{ en, expected: `${parts.givenName} ${parts.familyName}` }] : [];
    });
  expect(new Set(names.map(({ en }) => en)).size).toBeGreaterThan(15);
  for (const { en, expected } of names) expect(en).toBe(expected);
});
