// A line of a document: what it is called and what it says, in a language. The words are in web/messages.
import type {
  ExamPart,
  GlossaryField,
  Language,
  LanguagePair,
  PaymentMethod,
} from "#prisma/generated/enums.ts";
import paymentsEn from "#web/messages/en/money/payments.json" with { type: "json" };
import printedEn from "#web/messages/en/overview/printed.json" with { type: "json" };
import examsEn from "#web/messages/en/programs/exams.json" with { type: "json" };
import glossaryEn from "#web/messages/en/site/glossary.json" with { type: "json" };
import paymentsKo from "#web/messages/ko/money/payments.json" with { type: "json" };
import printedKo from "#web/messages/ko/overview/printed.json" with { type: "json" };
import examsKo from "#web/messages/ko/programs/exams.json" with { type: "json" };
import glossaryKo from "#web/messages/ko/site/glossary.json" with { type: "json" };

export type PrintedWord = keyof typeof printedKo;

const WORDS = { KO: printedKo, EN: printedEn } as const;
const PAYMENTS = { KO: paymentsKo, EN: paymentsEn } as const;
const EXAMS = { KO: examsKo, EN: examsEn } as const;
const GLOSSARY = { KO: glossaryKo, EN: glossaryEn } as const;

export const wordsIn = (language: Language, id: PrintedWord): string => WORDS[language][id];

export const methodIn = (language: Language, method: PaymentMethod): string =>
  PAYMENTS[language][`payments.method.${method}`];

export const partIn = (language: Language, part: ExamPart): string => EXAMS[language][`exams.part.${part}`];

export const pairIn = (language: Language, pair: LanguagePair): string =>
  EXAMS[language][`exams.pair.${pair}`];

/** A field of the glossary. */
export const fieldIn = (language: Language, field: GlossaryField): string =>
  GLOSSARY[language][`glossary.field.${field}`];

const LOCALES = { KO: "ko-KR", EN: "en-GB" } as const;

/** A day such as "2026-11-23" as "2026년 11월 23일", "23 November 2026". */
export const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

export interface DocumentLine {
  readonly label: string;
  readonly value: string;
}

export const lineIn = (language: Language, id: PrintedWord, value: string): DocumentLine => ({
  label: wordsIn(language, id),
  value,
});
