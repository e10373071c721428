// What of a copied program has to be looked at.
import { expect, test } from "vitest";
import { namesDate, uncheckedOf } from "#schema/validation/programs/unchecked-fields.ts";

const nothing = {
  applyLink: null,
  isNumbered: false,
  isSkipping: false,
  titles: { ko: ["번역의 오늘", "번역의 오늘"], en: null },
  texts: { "ko.description": null, "ko.content": null, "en.description": null, "en.content": null },
  locations: { ko: null, en: null },
  rows: { speakers: 0, sessions: 0, files: 0 },
} as const;

test("what was computed is not marked", () => {
  expect(uncheckedOf(nothing)).toEqual([]);
  const numbered = {
    ...nothing,
    isNumbered: true,
    titles: { ko: ["제25회", "제26회"], en: ["25th", "26th"] },
  } as const;
  expect(uncheckedOf(numbered)).toEqual([]);
  expect(uncheckedOf({ ...numbered, isSkipping: true })).toEqual(["ko.title", "en.title"]);
});

test("titles without their number, texts that name a date, places, lists and links are", () => {
  const copied = {
    ...nothing,
    applyLink: "https://example.org",
    isNumbered: true,
    texts: { ...nothing.texts, "ko.content": "12월 5일에 만납니다.", "en.description": "On 5 December." },
    locations: { ko: "다온대학교 303호", en: null },
    rows: { speakers: 2, sessions: 0, files: 1 },
  };
  expect(uncheckedOf(copied)).toEqual([
    "ko.title",
    "ko.content",
    "ko.location",
    "en.description",
    "applyLink",
    "speakers",
    "files",
  ]);
});

test.each([
  ["제3회 학술대회", true],
  ["2026년", true],
  ["the 12th seminar", true],
  ["since 2024", true],
  ["두 언어의 만남", false],
  ["Room 304", false],
  [null, false],
])("%s", (text, names) => expect(namesDate(text)).toBe(names));
