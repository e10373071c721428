// What the words of a letter are made of.
import type { Language, MailKind } from "#prisma/generated/enums.ts";

/** Stands in a text where the link comes in when the mail is sent. */
export const LINK = "{link}";

/** What may stand in braces: `{program}` is a title, `{amount}` "₩50,000", `{until}` a moment in Seoul, all in the letter's language. */
export type Detail =
  | "program"
  | "amount"
  | "until"
  | "grade"
  | "reason"
  | "subject"
  | "message"
  /** Where it stands in the reader's account: only for those who have one. */
  | "place"
  /** Bank, account and holder, for those who have no account here to read it in. */
  | "transfer"
  | "depositor"
  /** What is still to come of an amount. */
  | "rest"
  /** What had been booked, and is taken off again. */
  | "booked"
  /** What goes back of money that came too late: a part, or all of it. */
  | "returned"
  | "returnedWhole"
  /** Where to say which account a refund goes to: only while nobody knows. */
  | "refundPlace";

/** The body of a letter in paragraphs; greeting and signature are the same for all. */
export interface LetterWords {
  readonly subject: string;
  /** One that asks for a detail which is not there is left out. */
  readonly paragraphs: readonly string[];
}

export type Letters<Kind extends MailKind> = Readonly<Record<Kind, Readonly<Record<Language, LetterWords>>>>;
