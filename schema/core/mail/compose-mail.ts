// Defines how a mail is put together from its words (mail-words.ts). What a visitor or member typed is in
// none, so that nobody can make the association say something to somebody else by registering their address;
// only who has proved an address is greeted there by name, and say the name under which money is sent.
import type { Language, MailKind } from "#prisma/generated/enums.ts";
import { type DetailsOf, unknownPlaceholders } from "./kind-details.ts";
import { wordsIn } from "./mail-words.ts";

/** Placeholder for the link, which is inserted when the email is sent. */
export const LINK = "{link}";

/** Placeholder for the unsubscribe link (docs/mailing.md#advertising). */
export const OPT_OUT = "{optOut}";

/** Placeholder before a path of the site for its origin, which is inserted when the email is sent. */
export const SITE = "{site}";

/**
 * What may be in braces: `{program}` is a title, `{amount}` "50,000원", `{until}` a moment in Seoul, all in the email's language.
 */
export const DETAILS = [
  "program",
  "amount",
  "until",
  "grade",
  "reason",
  "subject",
  "message",
  // Where it is in the reader's account: only for those who have one.
  "place",
  // Bank, account and holder.
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
  // The same for somebody without an account of the site: whom to write to.
  "refundContact",
  // What came in above what was due.
  "surplus",
  // A refund that was recorded by mistake, and one that the bank returned.
  "struck",
  "bankReturned",
  // Of dues of a year: which, and until when the membership counts with them.
  "period",
  // Of dues that are late: since when, and when the membership ends.
  "lateSince",
  "endsOn",
  // Of a membership that ended after years: the grade that counts now.
  "newGrade",
  // A moment, and what a device calls itself.
  "at",
  "device",
  // When and where an event is.
  "when",
  // When it was to be before its date moved.
  "before",
  "where",
  // Where an online event is joined; where its material is, and where its certificate.
  "joinLink",
  "material",
  "certificate",
  // Where somebody sees the own application, and withdraws it.
  "application",
  // What the office says to everybody about a cancelled event.
  "note",
  // Of an exam: the part with its languages, the fee for a script, how many scripts.
  "part",
  "fee",
  "count",
  // A manuscript: its number, its title, and what a reviewer needs to know of its content.
  "manuscript",
  "title",
  "abstract",
  "keywords",
  // The day a review or a revision is due.
  "due",
  // What somebody asked to be notified of.
  "topics",
  // What is new: where it is, and its address; its name is `title`.
  "board",
  "address",
  // How an article is cited.
  "citation",
  // Of the reader, in an email of the office: the name of the member who proved the address, and the member's number.
  "name",
  "number",
] as const;
export type Detail = (typeof DETAILS)[number];

/** The kinds that have words of their own: an email of the office brings its words along. */
export type WrittenKind = Exclude<MailKind, "LETTER" | "PROGRAM_MESSAGE">;
export const isWritten = (kind: MailKind): kind is WrittenKind =>
  kind !== "LETTER" && kind !== "PROGRAM_MESSAGE";

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** What an email says beside its words, in the reader's language. */
export type MailDetails = Readonly<Partial<Record<Detail, string>>>;

const MARK = new RegExp(`\\{(${DETAILS.join("|")})\\}`, "g");

/** A paragraph with its details; null when it asks for one that is not there. */
function fill(words: string, details: MailDetails): string | null {
  let whole = true;
  const filled = words.replace(MARK, (_mark, name: Detail) => {
    const value = details[name];
    if (value === undefined) whole = false;
    return value ?? "";
  });
  return whole ? filled : null;
}

/** What is around the words. */
export interface MailFrame {
  /** In the email's language. */
  readonly association: string;
  /** Address and telephone; none: the name is alone. */
  readonly contact: readonly string[];
  /** Whom it greets by name; null: nobody has proved to be who reads it. */
  readonly reader: string | null;
}

/**
 * Words with their details: the text's paragraphs, between greeting and signature; one that asks for a detail
 * which is not there is left out. The subject begins with the matter.
 * @throws Error when the subject asks for a detail that is not there
 */
export function composeWords(
  words: MailText,
  language: Language,
  { association, contact, reader }: MailFrame,
  details: MailDetails = {},
): MailText {
  const subject = fill(words.subject, details);
  if (subject === null) throw new Error("The subject of an email lacks a detail");
  const filled = words.text.split("\n\n").flatMap((paragraph) => fill(paragraph, details) ?? []);
  const greeting =
    reader === null
      ? wordsIn(language, "mails.greeting")
      : wordsIn(language, "mails.greetingByName").replace("{name}", () => reader);
  return {
    subject: `${subject} | ${association}`,
    text: [greeting, ...filled, [association, ...contact].join("\n")].join("\n\n"),
  };
}

/** The office's words for a kind, and the version they are. */
export interface OwnWords extends Readonly<Record<Language, MailText>> {
  readonly id: number;
}

/** With the version of the office's template that it was made from; null: the default template. */
export interface ComposedMail extends MailText {
  readonly templateId: number | null;
}

/**
 * An automatic email by the template of its kind: the office's, else the default.
 * @throws Error when the words ask for a detail that the kind does not have; the office's are refused when they are saved
 */
export function composeMail<Kind extends WrittenKind>(
  kind: Kind,
  language: Language,
  frame: MailFrame,
  details: DetailsOf<Kind> | undefined = undefined,
  own: OwnWords | null = null,
): ComposedMail {
  const [subject, text] = [`mails.${kind}.subject`, `mails.${kind}.text`] as const;
  const words = own?.[language] ?? { subject: wordsIn(language, subject), text: wordsIn(language, text) };
  const [unknown] = unknownPlaceholders(kind, `${words.subject}\n${words.text}`);
  if (unknown !== undefined) throw new Error(`A mail ${kind} is never told {${unknown}}`);
  return { ...composeWords(words, language, frame, details ?? {}), templateId: own?.id ?? null };
}
