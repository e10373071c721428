// A text in parts: nothing is lost, pages have their numbers, and words across an end are found.
import fc from "fast-check";
import { expect, test } from "vitest";
import { toParts } from "#schema/core/files/text-parts.ts";

test("pages are numbered, and those without words left out", () => {
  expect(toParts("첫 쪽\f \f셋째 쪽")).toEqual([
    { text: "첫 쪽 셋째 쪽", page: 1 },
    { text: "셋째 쪽", page: 3 },
  ]);
  expect(toParts("쪽이 없는 글")).toEqual([{ text: "쪽이 없는 글", page: null }]);
  expect(toParts(" ")).toEqual([]);
});

test("a long text is cut between words, and its ends overlap", () => {
  const text = "번역 학회 ".repeat(2_000).trim();
  const parts = toParts(text);
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) {
    expect(part.text.length).toBeLessThan(3_100);
    expect(part.text).toMatch(/^ ?(번역|학회)/);
  }
});

test("every word of any text is in a part", () => {
  const words = fc.array(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).filter((word) => !/\s/u.test(word)),
    {
      maxLength: 300,
    },
  );
  fc.assert(
    fc.property(words, fc.constantFrom(" ", " \f"), (said, between) => {
      const parts = toParts(said.join(between));
      for (const word of said) expect(parts.some(({ text }) => text.includes(word))).toBe(true);
    }),
    { numRuns: 50 },
  );
});
