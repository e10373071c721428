// What the journal asks of authors with a manuscript, and what it asks of every manuscript (decision 209).
import { expect, test } from "vitest";
import { DEFAULT_REQUIREMENTS } from "#schema/validation/journal/requirements.ts";
import { missingParts } from "#schema/validation/journal/submissions.ts";

type Written = Parameters<typeof missingParts>[0];
const WHOLE: Written = {
  language: "KO",
  titleKo: "번역의 자리",
  titleEn: "The place of translation",
  abstractKo: "번역이 서는 자리를 묻는다.",
  abstractEn: "It asks where translation is.",
  keywordsKo: ["번역"],
  keywordsEn: ["translation"],
  authors: [
    {
      nameKo: "홍길동",
      familyName: "Hong",
      givenName: "Gil-dong",
      email: "gildong@example.org",
      affiliationKo: "한강대학교",
      affiliationEn: "Hangang University",
      isCorresponding: true,
    },
  ],
  suggestions: [],
  manuscript: "CLEAN",
  figures: [],
  hasSimilarity: true,
};

test("a Korean manuscript has an English title and abstract before it is sent, where the journal asks for them", () => {
  const korean = { ...WHOLE, titleEn: null, abstractEn: null, keywordsEn: [] };
  expect(missingParts(WHOLE, DEFAULT_REQUIREMENTS)).toEqual([]);
  expect(missingParts(korean, DEFAULT_REQUIREMENTS)).toEqual(["TITLE_EN", "ABSTRACT_EN"]);
  expect(missingParts(korean, ["TITLE_EN"])).toEqual(["TITLE_EN"]);
  expect(missingParts(korean, [])).toEqual([]);
});

test("an English manuscript has them as its own, and needs nothing in Korean", () => {
  const english: Written = { ...WHOLE, language: "EN", titleKo: null, abstractKo: null, keywordsKo: [] };
  expect(missingParts(english, DEFAULT_REQUIREMENTS)).toEqual([]);
  expect(missingParts({ ...english, titleEn: null, abstractEn: null }, DEFAULT_REQUIREMENTS)).toEqual([
    "TITLE",
    "ABSTRACT",
  ]);
});

test("the certificate of similarity is asked for where the journal asks for it", () => {
  const without = { ...WHOLE, hasSimilarity: false };
  expect(missingParts(without, DEFAULT_REQUIREMENTS)).toEqual(["SIMILARITY"]);
  expect(missingParts(without, ["TITLE_EN"])).toEqual([]);
});
