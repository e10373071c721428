// What was translated before to the word is filled in at once; nothing else is.
import { expect, test } from "vitest";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { knownEnglish } from "#web/components/translation/known-english.ts";
import { questionsOf } from "#web/components/translation/questioned.ts";

const text = (title: string, ...lines: string[]) => ({
  title,
  content: {
    content: lines.map((line) => ({
      type: "paragraph",
      content: line === "" ? [] : [{ type: "text", text: line }],
    })),
  },
});
const all = (ko: ReturnType<typeof text>, en: ReturnType<typeof text>) =>
  questionsOf(paragraphsOf({ ko, en }, [], new Set()), {
    terms: new Map(),
    names: [],
    remarks: [],
    answers: [],
  });
const candidate = (ko: string, en: string, isQuestioned = false) => ({
  __typename: "TranslationMatch" as const,
  ko,
  en,
  isQuestioned,
  coded: null,
  similarity: 1,
});

test("a repetition takes the English of this text, other paragraphs that of the memory, and what is not quite the same waits", () => {
  const rows = all(
    text(
      "제목",
      "함께해 주세요.",
      "문의를 기다립니다.",
      "함께해 주세요.",
      "끝입니다.",
      "다릅니다.",
      "옛 문단",
    ),
    text("", "Please join us.", "", "", "", "", ""),
  );
  const memory = new Map([
    ["제목", [candidate("제목", "Title")]],
    ["함께해 주세요.", [candidate("함께해 주세요.", "Come along.")]],
    ["문의를 기다립니다.", [candidate("문의를 기다립니다.", "We look forward to your questions.")]],
    ["끝입니다.", [candidate("끝입니다!", "The end!")]],
    ["옛 문단", [candidate("옛 문단", "An old one", true)]],
  ]);
  expect(knownEnglish(rows, memory)).toEqual([
    { at: 2, target: "We look forward to your questions." },
    { at: 3, target: "Please join us." },
  ]);
});

test("a word that has several translations waits for somebody who chooses", () => {
  const rows = all(text("", "구분", "안내", "안내", "안내"), text("", "", "Notice", "Guide", ""));
  const memory = new Map([["구분", [candidate("구분", "Fee"), candidate("구분", "Grade")]]]);
  expect(knownEnglish(rows, memory)).toEqual([]);
});
