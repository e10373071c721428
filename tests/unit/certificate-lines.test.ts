// The lines of a certificate of the exam: a session without grades prints no line about a grade.
import { expect, test } from "vitest";
import type { ExamFacts } from "#schema/core/documents/document-facts.ts";
import { examLinesIn } from "#schema/overview/documents/exam-words.ts";

const FACTS: ExamFacts = {
  about: "exam",
  name: "한나래",
  nameInLatin: null,
  examNumber: "T-0001",
  titleKo: "제3회 KITEC",
  titleEn: "Third KITEC",
  part: "TRANSLATION",
  pair: "KO_EN",
  gradeKo: "번역사 2급",
  gradeEn: "Translator, grade 2",
  registrationNumber: "2024-000001",
  examinedOn: "2026-11-20",
  passedOn: "2026-11-28",
};
const gradeOf = (gradeKo: string | null, gradeEn: string | null) =>
  (["KO", "EN"] as const).map(
    (language) =>
      examLinesIn(language, { ...FACTS, gradeKo, gradeEn }).find(
        ({ label }) => label === "자격 등급" || label === "Grade",
      )?.value,
  );

test("a grade is printed in both languages, and none where the session has none", () => {
  expect(gradeOf("번역사 2급", "Translator, grade 2")).toEqual(["번역사 2급", "Translator, grade 2"]);
  expect(gradeOf(null, null)).toEqual([undefined, undefined]);
});
