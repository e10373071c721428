// How a mail is put together from its words. The words stand in letters/, in both languages. What a visitor or member typed stands
// in none, so that nobody can make the association say something to somebody else by registering their address.
import type { Language, MailKind } from "#prisma/generated/enums.ts";
import { ACCOUNT_LETTERS } from "#schema/mail/letters/account-letters.ts";
import { APPLICATION_LETTERS } from "#schema/mail/letters/application-letters.ts";
import { GRADE_LETTERS } from "#schema/mail/letters/grade-letters.ts";
import { type Detail, type Letters, LINK } from "#schema/mail/letters/letter-words.ts";
import { PAYMENT_LETTERS } from "#schema/mail/letters/payment-letters.ts";

export { LINK };

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** What a letter says beside its words, in the reader's language. */
export type LetterDetails = Readonly<Partial<Record<Detail, string>>>;

const LETTERS: Letters<MailKind> = {
  ...ACCOUNT_LETTERS,
  ...GRADE_LETTERS,
  ...APPLICATION_LETTERS,
  ...PAYMENT_LETTERS,
};

const GREETING = { KO: "안녕하세요.", EN: "Hello," } as const;

const MARK =
  /\{(program|amount|until|grade|reason|subject|message|place|refundPlace|transfer|depositor|rest|booked|returned|returnedWhole)\}/g;

/** A paragraph with its details; a paragraph that asks for one that is not there is left out. */
function fill(words: string, details: LetterDetails): string | null {
  let whole = true;
  const filled = words.replace(MARK, (_mark, name: Detail) => {
    const value = details[name];
    if (value === undefined) whole = false;
    return value ?? "";
  });
  return whole ? filled : null;
}

/**
 * @param association its name in that language
 * @throws Error when the subject asks for a detail that is not there
 */
export function composeLetter(
  kind: MailKind,
  language: Language,
  association: string,
  details: LetterDetails = {},
): Letter {
  const words = LETTERS[kind][language];
  const subject = fill(words.subject, details);
  if (subject === null) throw new Error(`The subject of ${kind} lacks a detail`);
  const paragraphs = words.paragraphs.flatMap((paragraph) => fill(paragraph, details) ?? []);
  return {
    subject: `[${association}] ${subject}`,
    text: [GREETING[language], ...paragraphs, association].join("\n\n"),
  };
}
