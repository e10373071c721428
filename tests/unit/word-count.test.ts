// Korean counted as translators are paid for it: by words between spaces, and by characters without spaces.
import { expect, test } from "vitest";
import {
  bandOf,
  charactersOf,
  countOf,
  koreanWords,
} from "#schema/validation/core/translation/word-count.ts";

test.each([
  ["제30회 정기 학술대회를 서울에서 개최합니다.", 5, 21],
  ["  참가비 – 5만 원  ", 3, 7],
  ["KITEC(한국어 번역·통역 시험)", 3, 17],
  ["— … ", 0, 2],
  ["", 0, 0],
  // Typed in jamo, as some systems send it: the same syllables.
  ["한국어".normalize("NFD"), 1, 3],
])("%s", (text, words, characters) => {
  expect([koreanWords(text), charactersOf(text)]).toEqual([words, characters]);
});

test("a paragraph is in the band of its most similar Korean, and bands add up", () => {
  expect([1, 0.999, 0.95, 0.9, 0.85, 0.75, 0.5, 0.49, 0].map(bandOf)).toEqual([
    "EXACT",
    "NEAR",
    "NEAR",
    "HIGH",
    "HIGH",
    "MIDDLE",
    "LOW",
    "NEW",
    "NEW",
  ]);
  expect(countOf(["가 나", "다"])).toEqual({ segments: 2, words: 3, characters: 3 });
});
