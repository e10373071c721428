import fc from "fast-check";
import { expect, test } from "vitest";
import { createFindCharacters } from "#gateway/fonts/page-characters.ts";

const find = createFindCharacters("éßア한국어");
const found = (text: string) => String.fromCodePoint(...find(text));

test("finds what a text shows of some characters, each once and in their order", () => {
  expect(found("<p>국어, 한국어 &amp; é</p>")).toBe("é국어한");
  expect(found("<p>abc 가 🙂</p>")).toBe("");
  expect(found("")).toBe("");
});

test("finds as much as looking for each character does", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."éßア한국어가a🙂\u0000\uffff") }), (text) => {
      const naive = [..."éßア한국어"].filter((character) => text.includes(character)).sort();
      expect(found(text)).toBe(naive.join(""));
    }),
  );
});

test("takes the first ones of a page that shows too many for an address", () => {
  const all = Array.from({ length: 600 }, (_, index) => String.fromCodePoint(0xac00 + index));
  const some = createFindCharacters(all.join(""))(all.toReversed().join(""));
  expect(some).toHaveLength(500);
  expect([some[0], some.at(-1)]).toEqual([0xac00 + 100, 0xac00 + 599]);
});
