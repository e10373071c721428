// How a mail is put together from its words (mail-words.ts). What a visitor or member typed stands in none, so that nobody can make
// the association say something to somebody else by registering their address.
import type { Language, MailKind } from "#prisma/generated/enums.ts";
import { wordsIn } from "./mail-words.ts";

/** Stands in a text where the link comes in when the mail is sent. */
export const LINK = "{link}";

/** What may stand in braces: `{program}` is a title, `{amount}` "₩50,000", `{until}` a moment in Seoul, all in the letter's language. */
export const DETAILS = [
  "program",
  "amount",
  "until",
  "grade",
  "reason",
  "subject",
  "message",
  // Where it stands in the reader's account: only for those who have one.
  "place",
  // Bank, account and holder, for those who have no account here to read it in.
  "transfer",
  "depositor",
  // What is still to come of an amount.
  "rest",
  // What had been booked, and is taken off again.
  "booked",
  // What goes back of money that came too late: a part, or all of it.
  "returned",
  "returnedWhole",
  // Where to say which account a refund goes to: only while nobody knows.
  "refundPlace",
  // A moment, and what a device calls itself.
  "at",
  "device",
] as const;
type Detail = (typeof DETAILS)[number];

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** What a letter says beside its words, in the reader's language. */
export type LetterDetails = Readonly<Partial<Record<Detail, string>>>;

const MARK = new RegExp(`\\{(${DETAILS.join("|")})\\}`, "g");

/** A paragraph with its details; null when it asks for one that is not there. */
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
 * The text's paragraphs, between greeting and signature; one that asks for a detail which is not there is left out.
 * @param association its name in that language
 * @throws Error when the subject asks for a detail that is not there
 */
export function composeLetter(
  kind: MailKind,
  language: Language,
  association: string,
  details: LetterDetails = {},
): Letter {
  const subject = fill(wordsIn(language, `mails.${kind}.subject`), details);
  if (subject === null) throw new Error(`The subject of ${kind} lacks a detail`);
  const paragraphs = wordsIn(language, `mails.${kind}.text`).split("\n\n");
  const filled = paragraphs.flatMap((paragraph) => fill(paragraph, details) ?? []);
  return {
    subject: `[${association}] ${subject}`,
    text: [wordsIn(language, "mails.greeting"), ...filled, association].join("\n\n"),
  };
}
