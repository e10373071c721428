// The lines of a certificate of the exam.
import type { Language } from "#prisma/generated/enums.ts";
import type { ExamFacts } from "#schema/core/documents/document-facts.ts";
import { type DocumentLine, dayIn, lineIn, pairIn, partIn } from "#schema/core/documents/document-line.ts";

/** The legal notice has to name a grade, and a session without grades says that there is none: a certificate then says nothing of it. */
const hasGrade = (grade: string | null): boolean => grade !== null && !/^등급\s*없음/.test(grade.trim());

/** In both languages the same lines in the same order; a line without a value is left out. */
export function examLinesIn(language: Language, facts: ExamFacts): readonly DocumentLine[] {
  const { name, nameInLatin, part, pair, gradeKo, gradeEn, examNumber, registrationNumber } = facts;
  const isEnglish = language === "EN";
  const lines = [
    ["printed.line.name", (isEnglish ? nameInLatin : null) ?? name],
    ["printed.line.exam", isEnglish ? facts.titleEn : facts.titleKo],
    ["printed.line.part", part && partIn(language, part)],
    ["printed.line.pair", pair && pairIn(language, pair)],
    ["printed.line.qualification", hasGrade(gradeKo) ? ((isEnglish ? gradeEn : null) ?? gradeKo) : null],
    ["printed.line.examNumber", examNumber],
    ["printed.line.examinedOn", dayIn(language, facts.examinedOn)],
    ["printed.line.passedOn", dayIn(language, facts.passedOn)],
    ["printed.line.registration", registrationNumber],
  ] as const;
  return lines.flatMap(([id, value]) => (value === null ? [] : [lineIn(language, id, value)]));
}
