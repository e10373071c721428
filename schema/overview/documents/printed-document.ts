// A document as it is typeset (gateway/documents/document.typ): all its words, composed (NFC), because a
// decomposed name could not be searched for.
import type { IssuedDocument, Setting } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { documentFacts } from "#schema/core/documents/document-facts.ts";
import { dayIn, wordsIn } from "#schema/core/documents/document-line.ts";
import { documentNumber } from "#schema/core/documents/store-document.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { linesIn } from "./document-words.ts";

interface Line {
  readonly label: string;
  readonly labelOther: string | null;
  readonly value: string;
  readonly valueOther: string | null;
}

/** Null where the document is in one language. */
export interface PrintedDocument {
  readonly lang: "ko" | "en";
  readonly title: string;
  readonly subtitle: string | null;
  readonly number: string;
  readonly lines: readonly Line[];
  readonly statement: string;
  readonly statementOther: string | null;
  readonly date: string;
  readonly dateOther: string | null;
  readonly association: string;
  readonly associationOther: string | null;
  readonly representative: string | null;
  readonly representativeOther: string | null;
  readonly contact: string;
  readonly contactOther: string | null;
  readonly hint: string;
  readonly hintOther: string | null;
  /** Of the page that verifies it. */
  readonly address: string;
  readonly sealAlt: string;
  /** The name of the photo among those that are set with it: that of the application; empty where there is none. */
  readonly photo: string;
  readonly photoAlt: string;
}

/** The same text where emails are composed. */
const composed = (printed: PrintedDocument): PrintedDocument =>
  JSON.parse(JSON.stringify(printed), (_key, value) =>
    typeof value === "string" ? value.normalize("NFC") : value,
  );

/** The association's registration, address, telephone and email, as far as the settings have them. */
function contactIn(language: Language, settings: Setting): string {
  const { registrationNumber, phone, email, addressKo, addressEn } = settings;
  const registered =
    registrationNumber && wordsIn(language, "printed.registration").replace("{number}", registrationNumber);
  return [registered, language === "KO" ? addressKo : addressEn, phone, email].filter(Boolean).join(" · ");
}

/** @param address of the page that verifies it */
export function toPrintedDocument(
  document: IssuedDocument,
  settings: Setting,
  address: string,
): PrintedDocument {
  const facts = documentFacts.parse(document.facts);
  const { kind } = document;
  const own: Language = document.language === "EN" ? "EN" : "KO";
  const other: Language | null = document.language === "BOTH" ? "EN" : null;
  const inOther = (say: (language: Language) => string) => (other === null ? null : say(other));
  const otherLines = other === null ? [] : linesIn(other, facts);
  const statement = (language: Language) => wordsIn(language, `printed.statement.${kind}`);
  const hint = (language: Language) => wordsIn(language, "printed.hint");
  const nameOf = (language: Language) => (language === "KO" ? settings.nameKo : settings.nameEn);
  const representative = (language: Language) =>
    language === "KO" ? settings.representativeKo : settings.representativeEn;
  const date = (language: Language) => dayIn(language, seoulDay(document.issuedAt));
  const contact = (language: Language) => contactIn(language, settings);
  return composed({
    lang: own === "KO" ? "ko" : "en",
    title: wordsIn(own, `printed.kind.${kind}`),
    subtitle: inOther((language) => wordsIn(language, `printed.kind.${kind}`)),
    number: wordsIn(own, "printed.number").replace("{number}", documentNumber(document)),
    lines: linesIn(own, facts).map((line, i) => ({
      ...line,
      labelOther: otherLines[i]?.label ?? null,
      valueOther: otherLines[i]?.value ?? null,
    })),
    statement: statement(own),
    statementOther: inOther(statement),
    date: date(own),
    dateOther: inOther(date),
    association: nameOf(own),
    associationOther: inOther(nameOf),
    representative: representative(own),
    representativeOther: other === null ? null : representative(other),
    contact: contact(own),
    contactOther: inOther(contact),
    hint: hint(own),
    hintOther: inOther(hint),
    address,
    sealAlt: wordsIn(own, "printed.seal"),
    photo: document.applicationId === null ? "" : String(document.applicationId),
    photoAlt: wordsIn(own, "printed.slip.photo"),
  });
}
