// What is suggested while English is typed: the rest of a translation of the memory, of a term, of a name.
import { expect, test } from "vitest";
import { suggestionFor } from "#schema/validation/core/translation/suggest.ts";

const SOURCE = {
  ko: "가나다학회 사무처는 번역 학술대회를 엽니다.",
  matches: ["We hold the conference in Seoul. Please come.", "We hold a workshop."],
  terms: [{ start: 6, end: 9, ko: "사무처", en: ["General Secretariat", "secretariat"] }],
  names: [
    { ko: "가나다학회", en: "Ganada Society" },
    { ko: "다른학회", en: "Other Society" },
  ],
};

test.each([
  ["the rest of a sentence of the memory", "We hold the", "", " conference in Seoul."],
  ["the next sentence of it", "We hold the conference in Seoul.", "", " Please come."],
  ["another one, where the most similar is not what is typed", "We hold a", "", " workshop."],
  ["a term that is begun, in whatever case", "Write to the gen", "", "eral Secretariat"],
  ["the second word of a term", "The General Sec", "", "retariat"],
  ["a name that the Korean has", "By the Gan", ".", "ada Society"],
  ["nothing of a name that it has not", "By the Oth", "", null],
  ["nothing for one letter", "g", "", null],
  ["nothing inside of a word", "gen", "eral", null],
  ["nothing where nothing is typed, so that Tab leaves the field", "", "", null],
  ["nothing behind a term that is there", "The General Secretariat", "", null],
  ["nothing of the memory in front of other words", "We hold the", " next meeting", null],
])("%s", (_name, before, after, suggestion) => {
  expect(suggestionFor(before, after, SOURCE)).toBe(suggestion);
});
