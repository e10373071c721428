// What papers say, in a language. The words stand with those of the site, in web/messages; the page that verifies shows the same lines.
import type { Language } from "#prisma/generated/enums.ts";
import { wonIn } from "#schema/core/mail/letter-details.ts";
import { gradeIn } from "#schema/core/mail/mail-words.ts";
import paymentsEn from "#web/messages/en/money/payments.json" with { type: "json" };
import papersEn from "#web/messages/en/overview/papers.json" with { type: "json" };
import paymentsKo from "#web/messages/ko/money/payments.json" with { type: "json" };
import papersKo from "#web/messages/ko/overview/papers.json" with { type: "json" };
import type { DocumentFacts, MembershipFacts } from "./document-facts.ts";

const PAPERS = { KO: papersKo, EN: papersEn } as const;
const PAYMENTS = { KO: paymentsKo, EN: paymentsEn } as const;

export const wordsIn = (language: Language, id: keyof typeof papersKo): string => PAPERS[language][id];

const LOCALES = { KO: "ko-KR", EN: "en-GB" } as const;

/** A day such as "2026-11-23" as "2026년 11월 23일", "23 November 2026". */
export const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

export interface DocumentLine {
  readonly label: string;
  readonly value: string;
}

/** The lines of a paper in a language, in their order; both languages have the same ones. */
export function linesIn(language: Language, facts: DocumentFacts): readonly DocumentLine[] {
  const line = (id: keyof typeof papersKo, value: string) => ({ label: wordsIn(language, id), value });
  const inLanguage = (name: string, latin: string | null) => (language === "EN" ? latin : null) ?? name;
  if (facts.about === "payment") {
    return [
      line("papers.line.payer", inLanguage(facts.payerName, facts.payerNameEn)),
      line("papers.line.for", language === "KO" ? facts.nameKo : facts.nameEn),
      line("papers.line.amount", wonIn(language, facts.amount)),
      line("papers.line.method", PAYMENTS[language][`payments.method.${facts.method}`]),
      line("papers.line.paidOn", dayIn(language, facts.paidOn)),
    ];
  }
  if (facts.about === "review") {
    const say = (id: keyof typeof papersKo, value: number) =>
      wordsIn(language, id).replace("{count}", String(value));
    return [
      line("papers.line.name", inLanguage(facts.name, facts.nameInLatin)),
      line("papers.line.journal", language === "KO" ? facts.journalKo : facts.journalEn),
      line("papers.line.reviewYear", say("papers.year", facts.year)),
      line("papers.line.reviews", say("papers.reviews", facts.reviews)),
    ];
  }
  const { name, nameInLatin, grade, since, asOf } = facts;
  return [
    line("papers.line.name", inLanguage(name, nameInLatin)),
    line("papers.line.grade", gradeIn(language, grade)),
    line("papers.line.since", dayIn(language, since)),
    ...duesIn(language, facts).map(([id, value]) => line(id, value)),
    line("papers.line.asOf", dayIn(language, asOf)),
  ];
}

/** Until when dues are paid, or why nothing is owed; nothing of who has not paid yet. */
function duesIn(
  language: Language,
  { grade, until, owesDues }: MembershipFacts,
): readonly (readonly [keyof typeof papersKo, string])[] {
  if (until !== null) {
    const words = wordsIn(language, "papers.untilDay").replace("{day}", dayIn(language, until));
    return [["papers.line.until", words]];
  }
  if (owesDues) return [];
  return [
    ["papers.line.dues", wordsIn(language, grade === "LIFETIME" ? "papers.dues.life" : "papers.dues.none")],
  ];
}
