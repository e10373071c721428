// The texts of documents in a language. The words are with those of the site, in web/messages; the page that
// verifies shows the same lines.

import type { Language } from "#prisma/generated/enums.ts";
import type { DocumentFacts, MembershipFacts } from "#schema/core/documents/document-facts.ts";
import {
  type DocumentLine,
  dayIn,
  lineIn,
  methodIn,
  type PrintedWord,
  wordsIn,
} from "#schema/core/documents/document-line.ts";
import { wonIn } from "#schema/core/mail/mail-details.ts";
import { gradeIn } from "#schema/core/mail/mail-words.ts";
import { maskName } from "#schema/validation/core/mask-name.ts";
import { examLinesIn } from "./exam-words.ts";
import { programLinesIn } from "./program-words.ts";

/** The lines of a document in a language, in their order; both languages have the same ones. */
export function linesIn(language: Language, facts: DocumentFacts): readonly DocumentLine[] {
  const line = (id: PrintedWord, value: string) => lineIn(language, id, value);
  const inLanguage = (name: string, latin: string | null) => (language === "EN" ? latin : null) ?? name;
  if (facts.about === "payment") {
    return [
      line("printed.line.payer", inLanguage(facts.payerName, facts.payerNameEn)),
      line("printed.line.for", language === "KO" ? facts.nameKo : facts.nameEn),
      line("printed.line.amount", wonIn(language, facts.amount)),
      line("printed.line.method", methodIn(language, facts.method)),
      line("printed.line.paidOn", dayIn(language, facts.paidOn)),
    ];
  }
  if (facts.about === "review") {
    const say = (id: PrintedWord, value: number) => wordsIn(language, id).replace("{count}", String(value));
    return [
      line("printed.line.name", inLanguage(facts.name, facts.nameInLatin)),
      line("printed.line.journal", language === "KO" ? facts.journalKo : facts.journalEn),
      line("printed.line.reviewYear", say("printed.year", facts.year)),
      line("printed.line.reviews", say("printed.reviews", facts.reviews)),
    ];
  }
  if (facts.about === "exam") return examLinesIn(language, facts);
  if (facts.about === "program") return programLinesIn(language, facts);
  const { name, nameInLatin, grade, since, asOf } = facts;
  return [
    line("printed.line.name", inLanguage(name, nameInLatin)),
    line("printed.line.grade", gradeIn(language, grade)),
    line("printed.line.since", dayIn(language, since)),
    ...duesIn(language, facts).map(([id, value]) => line(id, value)),
    line("printed.line.asOf", dayIn(language, asOf)),
  ];
}

/** The lines as anybody with the code reads them. */
export const verifiedLinesIn = (language: Language, facts: DocumentFacts): readonly DocumentLine[] =>
  linesIn(
    language,
    facts.about === "exam" || facts.about === "program"
      ? {
          ...facts,
          name: maskName(facts.name),
          nameInLatin: facts.nameInLatin && maskName(facts.nameInLatin),
        }
      : facts,
  );

/** Until when dues are paid, or why nothing is owed; nothing while they are unpaid. */
function duesIn(
  language: Language,
  { grade, until, owesDues }: MembershipFacts,
): readonly (readonly [PrintedWord, string])[] {
  if (until !== null) {
    const words = wordsIn(language, "printed.untilDay").replace("{day}", dayIn(language, until));
    return [["printed.line.until", words]];
  }
  if (owesDues) return [];
  return [
    [
      "printed.line.dues",
      wordsIn(language, grade === "LIFETIME" ? "printed.dues.life" : "printed.dues.none"),
    ],
  ];
}
