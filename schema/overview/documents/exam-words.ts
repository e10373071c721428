// The lines of a certificate of the exam.
import type { Language } from "#prisma/generated/enums.ts";
import type { ExamFacts } from "#schema/core/documents/document-facts.ts";
import { type DocumentLine, dayIn, lineIn, pairIn, partIn } from "#schema/core/documents/document-line.ts";

/** In both languages the same lines in the same order; a line without a value is left out. */
export function examLinesIn(language: Language, facts: ExamFacts): readonly DocumentLine[] {
  const { name, nameInLatin, part, pair, gradeKo, gradeEn, examNumber, registrationNumber } = facts;
  const isEnglish = language === "EN";
  const lines = [
    ["printed.line.name", (isEnglish ? nameInLatin : null) ?? name],
    ["printed.line.exam", isEnglish ? facts.titleEn : facts.titleKo],
    ["printed.line.part", part && partIn(language, part)],
    ["printed.line.pair", pair && pairIn(language, pair)],
    ["printed.line.qualification", (isEnglish ? gradeEn : null) ?? gradeKo],
    ["printed.line.examNumber", examNumber],
    ["printed.line.examinedOn", dayIn(language, facts.examinedOn)],
    ["printed.line.passedOn", dayIn(language, facts.passedOn)],
    ["printed.line.registration", registrationNumber],
  ] as const;
  return lines.flatMap(([id, value]) => (value === null ? [] : [lineIn(language, id, value)]));
}
